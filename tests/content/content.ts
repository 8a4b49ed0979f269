/** The content of the site, for the tests in this folder. */
import fs from 'node:fs'
import { describeText } from '@/tests/support/describe-text'
import { loadSite } from '@/lib/load/load-site'
import { readContent } from '@/lib/content/read-content'
import type { Entry } from '@/lib/content/types'
import { openText, type OpenText } from '@/tests/content/proofread/open-text'
import type { Sample } from '@/tests/content/proofread/sample'

const files = readContent('content')

export const { site } = loadSite(files, { describe: describeText })

/** Everything that has its own page. */
export const entries: readonly Entry[] = [...site.docs, ...site.posts, ...site.pages]

const texts = new Map(entries.map((entry) => [entry.permalink, openText(entry.source)]))

/** The text of a page written by an author. */
export const textAt = (permalink: string): OpenText | undefined => texts.get(permalink)

/** All samples, with the address of their page and their position for messages. */
export const samples: readonly (Sample & { permalink: string; at: string })[] = [...texts].flatMap(
  ([permalink, text]) =>
    text.samples.map((sample) => ({
      ...sample,
      permalink,
      at: `${text.file}:${sample.line} ${sample.title}`,
    })),
)

/** SVG files of the texts. */
export const drawings = files.assets
  .filter((name) => name.endsWith('.svg'))
  .map((name) => ({ file: `content/${name}`, text: fs.readFileSync(`content/${name}`, 'utf8') }))

/** Every line written by authors, in texts, settings and SVG files. */
export const writtenLines: readonly { at: string; text: string }[] = [
  ...files.texts.map(({ displayPath, text }) => ({ file: displayPath, text })),
  ...drawings,
].flatMap(({ file, text }) =>
  text.split('\n').map((line, index) => ({ at: `${file}:${index + 1}`, text: line })),
)

/** All prose without code, titles and descriptions included. */
export const prose: readonly { at: string; text: string }[] = entries.flatMap((entry) => [
  { at: `${entry.source.displayPath} title`, text: entry.title },
  { at: `${entry.source.displayPath} description`, text: entry.description },
  ...(texts.get(entry.permalink)?.lines ?? []).map(({ line, text }) => ({
    at: `${entry.source.displayPath}:${line}`,
    text,
  })),
])

/** The positions where a check finds something, as readable lines. */
export const findings = <T extends { at: string }>(
  items: readonly T[],
  check: (item: T) => string[],
): string[] => items.flatMap((item) => check(item).map((found) => `${item.at}  ${found}`))

/** The headings of a page without typography. */
export const headingsOf = ({ parsed }: Entry) =>
  parsed.headings.map((heading) => ({ ...heading, text: heading.text.replaceAll('\u00a0', ' ') }))
