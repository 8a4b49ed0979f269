/** What a page is indexed by, and how much a word weighs there. */
import type { SearchPage } from './types'

/** Fields in the order of their numbers. */
export const fields = ['title', 'headings', 'lead', 'text', 'code'] as const

export type Field = (typeof fields)[number]

/** A word of the title says more of a page than one of its text. */
export const fieldBoosts: Record<Field, number> = { title: 5, headings: 2.5, lead: 2, text: 1, code: 0.5 }

/** The text of each field. */
export const fieldTexts = ({
  title,
  description,
  keywords,
  sections,
}: SearchPage): Record<Field, string> => ({
  title,
  headings: sections.map(({ heading }) => heading).join('\n'),
  lead: [description, ...keywords].join('\n'),
  text: sections.map(({ text }) => text).join('\n'),
  code: sections.map(({ code }) => code).join('\n'),
})
