/** `npm start`: installs what is missing, builds the site, serves it. */
import { isTaken, readPort, takenMessage } from './port.mjs'
import { installPackages, run } from './setup.mjs'

const port = readPort()
// found out before the build, which takes a while
if (await isTaken(port)) {
  console.error(takenMessage(port, 'npm start'))
  process.exit(1)
}
installPackages()
run(process.execPath, ['--import', 'tsx', 'scripts/build.ts'])
run(process.execPath, ['scripts/serve.mjs'])
