/** Lets a thread run TypeScript: in threads of Node.js 20, `--import tsx` does nothing. */
import { register } from 'tsx/esm/api'

register()
