/** `npm run hosting`: writes the configurations of servers and hosts that are part of the repository. */
import fs from 'node:fs'
import { hostingFiles } from '@/lib/publish/hosting-files'

for (const [file, text] of Object.entries(hostingFiles())) fs.writeFileSync(file, text)
console.log(`Записаны файлы: ${Object.keys(hostingFiles()).join(', ')}`)
