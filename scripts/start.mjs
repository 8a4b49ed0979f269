/** `npm start`: installs what is missing, builds the site, serves it. */
import net from 'node:net'
import { readPort } from './port.mjs'
import { installPackages, run } from './setup.mjs'

const port = readPort()

/** Told before the build, not after it. */
const isTaken = await new Promise((resolve) => {
  const probe = net.createServer()
  probe.once('error', () => resolve(true))
  probe.listen(port, () => probe.close(() => resolve(false)))
})
if (isTaken) {
  console.error(
    `Порт ${port} занят другой программой. Остановите её или выберите другой порт: PORT=${port + 1} npm start`,
  )
  process.exit(1)
}

installPackages()
run(process.execPath, ['--import', 'tsx', 'scripts/build.ts'])
run(process.execPath, ['scripts/serve.mjs'])
