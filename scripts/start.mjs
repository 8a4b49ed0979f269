/** `npm start`: installs what is missing, builds the site, serves it. */
import { installPackages, run } from './setup.mjs'

installPackages()
run(process.execPath, ['--import', 'tsx', 'scripts/build.ts'])
run(process.execPath, ['scripts/serve.mjs'])
