/** `npm run serve`: serves a built site. `OUT_DIR` and `PORT` set the folder and the port. */
import fs from 'node:fs'
import { config } from '@/lib/site'
import { readPort, stop } from './setup.mjs'
import { serve } from './static-server'

const folder = process.env['OUT_DIR'] || 'out'
const { basePath } = config
const port = readPort()
if (!fs.existsSync(folder)) stop(`Нет папки «${folder}»: сначала соберите сайт командой npm run build.`)
try {
  await serve(folder, { port, basePath })
} catch (error) {
  const { code, message } = error as NodeJS.ErrnoException // `listen` rejects with errors of Node.js
  stop(
    code === 'EADDRINUSE'
      ? `Порт ${port} занят другой программой. Остановите её или выберите другой порт: PORT=${port + 1} npm run serve`
      : `Сервер не запустился: ${message}`,
  )
}
console.log(`Сайт открыт: http://localhost:${port}${basePath}/\nОстановить: Ctrl+C`)
