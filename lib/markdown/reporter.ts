import type { VFile } from 'vfile'
import type { Report } from './types'

/** Returns a function that adds problems to the messages of a file; `problemsOf` reads them there. */
export const reporterOf =
  (file: VFile): Report =>
  (place, message, ruleId) =>
    void file.message(message, { place, ruleId })
