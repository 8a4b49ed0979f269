/**
 * The port to serve at: what was asked for, else `PORT`, else 3000. Something else than a port ends the process, and is told.
 *
 * @param {string | boolean} [asked]
 */
export function readPort(asked) {
  const text = String(asked ?? (process.env.PORT || 3000))
  const port = Number(text)
  if (/^\d+$/.test(text) && port <= 65_535) return port
  console.error(`Порт «${text}»: ожидается число от 1 до 65535, например 3000.`)
  process.exit(1)
}
