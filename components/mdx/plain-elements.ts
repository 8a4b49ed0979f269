import type { MDXComponents } from 'mdx/types'

/**
 * What stands for the components of a page (`entryComponents`) in a text that a module of an author imports: no page hands them
 * over, so addresses stay as they are written.
 */
export const plainElements = {
  PageLink: 'a',
  PageImage: 'img',
  PageAudio: 'audio',
  PageSource: 'source',
  PageTrack: 'track',
  PageVideo: 'video',
  PageThemedImage: () => null,
  PageCards: () => null,
} satisfies MDXComponents
