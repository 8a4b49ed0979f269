/** Where progress is printed. */
type Output = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>

/** In a log, work of fewer parts than this is told when it is done. */
const fewest = 100

/**
 * Shows how far long work is, of whose `total` parts `kept` are there from an earlier build: in a line that moves on a terminal, in a log
 * at each quarter. Returns what to call when a part is done.
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
