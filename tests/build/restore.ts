/** After all builds of other trees: restores what the project is built from. */
import { spawnSync } from 'node:child_process'

export default (): (() => void) => () => {
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build/prebuild.ts'])
}
