/** After all builds of other trees: restores what the project is built from. */
import { spawnSync } from 'node:child_process'

export default (): (() => void) => () => {
  spawnSync(process.execPath, ['scripts/run.mjs', 'build/prebuild'])
}
