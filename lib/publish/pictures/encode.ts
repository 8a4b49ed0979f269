/** Makes the copies of a picture. */
import sharp from 'sharp'
import { copyFormats, copyOptions, copyWidths, type PictureCopy } from '../../content/picture-copies'

export interface EncodedCopy extends Pick<PictureCopy, 'format' | 'width'> {
  bytes: Buffer
}

/** Copies of a picture, smaller than it is; none of one that moves. Throws when the picture cannot be read. */
export async function encodePicture(original: Buffer): Promise<EncodedCopy[]> {
  const { width, autoOrient, pages = 1 } = await sharp(original).metadata()
  if (pages > 1) return []
  const widths = copyWidths(autoOrient.width || width)
  const formats = await Promise.all(
    copyFormats.map((format) =>
      Promise.all(
        widths.map(async (copyWidth) => ({
          format,
          width: copyWidth,
          bytes: await sharp(original)
            .autoOrient()
            .resize({ width: copyWidth })
            .toFormat(format, copyOptions[format])
            .toBuffer(),
        })),
      ),
    ),
  )
  // all of a format or none: with the large ones missing, browsers would stretch a small one
  return formats.filter((copies) => copies.every(({ bytes }) => bytes.length < original.length)).flat()
}
