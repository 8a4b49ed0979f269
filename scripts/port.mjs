import net from 'node:net'

/** The port to serve at: `PORT`, else 3000. Reports anything that is not a port, and ends the process. */
export function readPort() {
  const text = process.env.PORT || '3000'
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  console.error(`Порт «${text}»: ожидается число от 1 до 65535, например 3000.`)
  process.exit(1)
}

/** Whether another program listens at the port. @param {number} port @returns {Promise<boolean>} */
export const isTaken = (port) =>
  new Promise((resolve) => {
    const probe = net.createServer()
    probe.once('error', (error) => resolve('code' in error && error.code === 'EADDRINUSE'))
    probe.listen(port, () => probe.close(() => resolve(false)))
  })

/** @param {number} port @param {string} command what to run with another port */
export const takenMessage = (port, command) =>
  `Порт ${port} занят другой программой. Остановите её или выберите другой порт: PORT=${port + 1} ${command}`
