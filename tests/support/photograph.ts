import sharp, { type Sharp } from 'sharp'

/** Resembles a photo: slow gradients with a little noise, the same each time. */
export function photograph(width: number, height: number): Sharp {
  let seed = 1
  const noise = () => (seed = (seed * 48_271) % 2_147_483_647) % 6
  const pixels = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, index) => ((index / 3 / width) * 180) / height + noise()),
  )
  return sharp(pixels, { raw: { width, height, channels: 3 } })
}
