/** Pictures that the build draws: icons, and what messengers show for each page. Kept in the store between builds. */
import fs from 'node:fs'
import { codeRevision } from '@/lib/code-revision.mjs'
import type { Site } from '@/lib/load/load'
import { buildIcons } from '@/lib/publish/icons/build-icons'
import { config } from '@/lib/site'
import { hashOf } from '@/lib/text/hash-of'
import { readStored, writeStored } from '@/lib/store'
import type { SocialCard } from '@/lib/view/social-card'
import { socialImagePath } from '@/lib/view/social-images'
import { pageMetadata } from '@/lib/view/metadata'

/** Icons, by address on the site. */
export const drawIcons = (): Promise<Map<string, Buffer>> =>
  buildIcons(fs.readFileSync('public/favicon.svg'), config.themeColor.light)

/** All pictures of a site, by address. */
export async function drawPictures(site: Site): Promise<Map<string, Buffer>> {
  const files = await drawIcons()
  const cards = new Map<string, SocialCard>()
  for (const route of site.routes) {
    const { card } = pageMetadata(site, route)
    if (card) cards.set(socialImagePath(card), card)
  }
  const revision = codeRevision('.', ['lib/publish/social', 'lib/view/social-card.ts'])
  await Promise.all(
    [...cards].map(async ([path, card]) => {
      files.set(path, await drawn(path, card, revision))
    }),
  )
  return files
}

/** A picture from the store, or drawn by the code of `revision` and put there. The engine is loaded when the first one is missing. */
async function drawn(path: string, card: SocialCard, revision: string): Promise<Buffer> {
  const key = hashOf(revision, path)
  const kept = readStored('social', key)
  if (typeof kept === 'string') return Buffer.from(kept, 'base64')
  const { drawCard } = await import('@/lib/publish/social/draw-card')
  const bytes = await drawCard(card)
  writeStored('social', key, bytes.toString('base64'))
  return bytes
}
