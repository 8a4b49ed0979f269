type Output = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>

/** The number of parts below which a log gets only one line, at the end. */
const fewest = 100

/**
 * Shows progress: one line in a terminal, one per quarter in a log. `kept` of the `total` parts are from an earlier
 * build. Returns a function to call after each further part.
 */
export function showProgress(
  what: string,
  total: number,
  kept = 0,
  output: Output = process.stdout,
): () => void {
  const all = total - kept
  let done = 0
  const print = (line: string, isLast: boolean): void => {
    if (output.isTTY) output.write(`\r\u001B[K${line}${isLast ? '\n' : ''}`)
    else output.write(`${line}\n`)
  }
  const printDone = () =>
    print(`${what}: ${total}${kept > 0 ? `, с\u00a0прошлой сборки\u00a0— ${kept}` : ''}`, true)
  const quarter = (parts: number): number => Math.floor((parts * 4) / all)
  if (all === 0) printDone()
  return () => {
    done++
    if (done === all) printDone()
    else if (output.isTTY || (all >= fewest && quarter(done) > quarter(done - 1)))
      print(`${what}: ${kept + done} из\u00a0${total}`, false)
  }
}
