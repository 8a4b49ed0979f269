/** `node scripts/run.mjs build`: runs a script bundled into one file, which starts 1.5 s sooner. */
import { pathToFileURL } from 'node:url'
import { bundleScript } from '../lib/build/bundle-script.mjs'

const [name] = process.argv.splice(2, 1)
const script = await bundleScript(process.cwd(), `scripts/${name}.ts`).catch((error) => {
  console.error(`Скрипт «${name}» не собрать в папку .cache.\n${error.message}`)
  process.exit(1)
})
await import(pathToFileURL(script).href)
