/** Copies of the pictures of the content, kept in the store between builds. */
import os from 'node:os'
import { codeRevision } from '@/lib/code-revision.mjs'
import { assetHref, publishedBytes } from '@/lib/content/assets'
import { contentDir } from '@/lib/content/read'
import { usedAssets } from '@/lib/load/published-assets'
import type { Site } from '@/lib/load/load'
import { problem, type Problem } from '@/lib/problems/problem'
import type { PictureCopies, PictureCopy } from '@/lib/content/picture-copies'
import type { EncodedCopy } from '@/lib/publish/pictures/encode'
import { hashOf } from '@/lib/text/hash-of'
import { readStored, writeStored } from '@/lib/store'

const picture = /\.(png|jpe?g|webp)$/i
const kind = 'picture'

/** A copy as the store keeps it. */
type StoredCopy = Pick<PictureCopy, 'format' | 'width'> & { base64: string }

export interface CopiedPictures {
  copies: PictureCopies
  /** Bytes of all copies, by address. */
  files: Map<string, Buffer>
  problems: Problem[]
}

/** Makes the copies of all pictures that pages show. A picture that cannot be read is told, and shown as it is. */
export async function copyPictures(site: Site): Promise<CopiedPictures> {
  const result: CopiedPictures = { copies: new Map(), files: new Map(), problems: [] }
  const queue = usedAssets(site).filter((path) => picture.test(path))
  const revision = codeRevision('.', ['lib/publish/pictures', 'lib/content/picture-copies.ts'])
  const work = async (): Promise<void> => {
    for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
      // a worker takes one picture after another
      // eslint-disable-next-line no-await-in-loop
      await addCopies(path, revision, result)
    }
  }
  await Promise.all(Array.from({ length: os.availableParallelism() }, work))
  return result
}

async function addCopies(
  path: string,
  revision: string,
  { copies, files, problems }: CopiedPictures,
): Promise<void> {
  try {
    const made = await encoded(publishedBytes(path), revision)
    const described = made.map(({ format, width, bytes }): PictureCopy => {
      const href = assetHref(path.replace(/\.\w+$/, `.${format}`), bytes)
      files.set(href, bytes)
      return { format, width, href }
    })
    if (described.length > 0) copies.set(path, described)
  } catch {
    const message =
      'Картинку не удалось прочитать: файл повреждён, или это не то, что обещает его имя. Она останется как есть; сохраните её заново.'
    problems.push(problem(`${contentDir()}/${path}`, undefined, message, 'images/broken'))
  }
}

/** Copies from the store, or made by the code of `revision` and put there. The library is loaded when the first one is missing. */
async function encoded(original: Buffer, revision: string): Promise<EncodedCopy[]> {
  const key = hashOf(revision, original)
  const kept = readStored(kind, key) as StoredCopy[] | undefined // written below; a damaged entry is not returned
  if (kept) return kept.map(({ base64, ...copy }) => ({ ...copy, bytes: Buffer.from(base64, 'base64') }))
  const { encodePicture } = await import('@/lib/publish/pictures/encode')
  const copies = await encodePicture(original)
  const stored = copies.map(({ bytes, ...copy }): StoredCopy => ({
    ...copy,
    base64: bytes.toString('base64'),
  }))
  writeStored(kind, key, stored)
  return copies
}
