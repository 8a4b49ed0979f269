/** `npm start`: installs what is missing, builds the site, serves it. */
import { readPort } from './port.mjs'
import { installPackages, run } from './setup.mjs'

// a slip in `PORT` is found out before the build, which takes a while
readPort()
installPackages()
run(process.execPath, ['--import', 'tsx', 'scripts/build.ts'])
run(process.execPath, ['scripts/serve.mjs'])
