/** The port to serve at: `PORT`, else 3000. Reports anything that is not a port, and ends the process. */
export function readPort() {
  const text = process.env.PORT || '3000'
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  console.error(`Порт «${text}»: ожидается число от 1 до 65535, например 3000.`)
  process.exit(1)
}
