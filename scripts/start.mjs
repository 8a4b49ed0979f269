/** `npm start`: installs what is missing, builds the site, serves it. */
import { installPackages, readPort, run } from './setup.mjs'

// a slip in `PORT` is found out before the build, which takes a while
readPort()
installPackages()
for (const name of ['build', 'serve']) run(process.execPath, '--import', 'tsx', `scripts/${name}.ts`)
