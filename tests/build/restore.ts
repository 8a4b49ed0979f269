/** After all builds of other trees: puts back what the project itself is built from. */
import { spawnSync } from 'node:child_process'

export default (): (() => void) => () => {
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build/prebuild.ts'])
}
