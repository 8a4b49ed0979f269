/** A text file of the content folder. */
export interface SourceFile {
  /** From the content root, with `/`, NFC: `docs/intro.md`. */
  path: string
  /** As on disk, from the project root: `content/docs/intro.md`; for messages, imports and edit links. */
  displayPath: string
  text: string
}
