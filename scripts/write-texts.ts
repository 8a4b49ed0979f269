import fs from 'node:fs'
import path from 'node:path'
import type { Site } from '@/lib/load/load'
import { buildTexts } from '@/lib/publish/twins/build-texts'
import { textsFolder } from './texts-folder'

/** Writes the texts for programs; `publish` puts them into the export. */
export function writeTexts(site: Site): void {
  fs.rmSync(textsFolder, { recursive: true, force: true })
  for (const [name, text] of buildTexts(site)) {
    const file = path.join(textsFolder, name)
    fs.mkdirSync(path.dirname(file), { recursive: true })
    fs.writeFileSync(file, text)
  }
}
