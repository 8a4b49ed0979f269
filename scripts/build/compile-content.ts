/** Compiles the Markdown of the content; cached texts come from the store. */
import { findDescribed, keepText, textKey, type Described } from '@/lib/content/texts'
import type { ContentFiles } from '@/lib/content/types'
import { compileMarkdown } from '@/lib/markdown/compile'

/** Results of the previous call by key, so that the development server recompiles only what changed. */
let known = new Map<string, Described>()

/** Takes the number of parts and how many are done already; returns a callback to call after each further part. */
type StartProgress = (total: number, kept: number) => () => void

/** Compiles all Markdown files that are not in the store; returns what is known of each, by path. */
export async function compileContent(
  { texts }: ContentFiles,
  startProgress: StartProgress = () => () => {},
): Promise<Map<string, Described>> {
  const jobs = texts
    .filter(({ path }) => /\.mdx?$/i.test(path))
    .map((source) => {
      const key = textKey(source)
      return { key, source, found: known.get(key) ?? findDescribed(key) }
    })
  const advance = startProgress(jobs.length, jobs.filter(({ found }) => found).length)
  const described = new Map<string, Described>()
  for (const { key, source, found } of jobs) {
    // oxlint-disable-next-line no-await-in-loop -- compiling keeps the processor busy all along
    described.set(source.path, found ?? (await compileFile(key, source)))
    if (!found) advance()
  }
  known = new Map([...described.values()].map((one) => [one.key, one]))
  return described
}

/** Compiles a file, stores its text, and returns its metadata. */
async function compileFile(key: string, source: ContentFiles['texts'][number]): Promise<Described> {
  const { html, excerpt, ...found } = await compileMarkdown(source)
  keepText(key, { html, excerpt, ...found })
  return { key, ...found }
}
