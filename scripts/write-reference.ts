/** `npm run reference`: writes the lists of the manual, the JSON schemas and the snippets anew after a change of the schemas. */
import fs from 'node:fs'
import path from 'node:path'
import { referenceFiles } from '@/lib/reference/files'

for (const [file, text] of referenceFiles()) {
  fs.mkdirSync(path.dirname(file), { recursive: true })
  fs.writeFileSync(file, text)
  console.log(file)
}
