/** Code blocks of a text. */
import type { Code } from 'mdast'

export interface Sample {
  language: string
  /** The title above the block: a file path, or what the code does. */
  title: string
  code: string
  /** Line of the file that the code starts at. */
  line: number
}

export const sampleOf = (node: Code): Sample => ({
  language: node.lang ?? '',
  title: node.data?.title ?? '',
  code: node.value,
  line: (node.position?.start.line ?? 0) + 1,
})

/** Whether a sample is a whole file: its title is just a path with an extension. */
export const isFile = ({ title }: Sample): boolean => /^[\w./-]+\.[a-z]+$/i.test(title)
