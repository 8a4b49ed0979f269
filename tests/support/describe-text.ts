import type { TextInfo } from '@/lib/content/compiled-texts'
import { parseMarkdown } from '@/lib/markdown/parse'
import type { SourceFile } from '@/lib/problems/problem'

/** Parses one file, without a place in the store. */
export const describeText = (source: SourceFile): TextInfo => ({ ...parseMarkdown(source), key: '' })
