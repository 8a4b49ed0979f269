/**
 * Before `next build`: checks the content, prints what is wrong, and writes what the build needs. Ends with code 1, and
 * writes nothing, when there is an error. A parent process hears `modulesWritten` when the bundler may start meanwhile.
 */
import { countPageFiles } from '@/lib/content/read'
import { hasTexts } from '@/lib/content/texts'
import { startThreads, worthThreads } from './in-threads'
import { workerFile } from './worker-file'

// what compiles Markdown takes a second to load, as does all the rest: where nothing is compiled yet, both at a time
if (!hasTexts() && countPageFiles() >= worthThreads) startThreads(workerFile('compile-worker'))
const { prepareContent } = await import('./prepare-content')
await prepareContent()
