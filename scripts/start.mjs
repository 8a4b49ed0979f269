/** `npm start`: installs missing packages, builds the site, serves it. */
import { installPackages, readPort, run } from './setup.mjs'

// fails on an invalid `PORT` before the long build
readPort()
installPackages()
run(process.execPath, 'scripts/run.mjs', 'build')
run(process.execPath, 'scripts/run.mjs', 'serve')
