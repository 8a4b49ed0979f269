import { fromDocusaurus } from './docusaurus-syntax.mjs'

/** @import { VFile } from 'vfile' */

/**
 * Reads the spellings of Docusaurus: the text is put into ours before it is parsed, and stays so in the file, since later plugins
 * look back into it.
 *
 * @this {import('unified').Processor}
 */
export default function remarkDocusaurusSyntax() {
  const { parser } = this
  if (!parser) return
  const extensions = /** @type {{ disable?: { null?: string[] } }[]} */ (
    /** @type {{ micromarkExtensions?: unknown[] }} */ (this.data()).micromarkExtensions ?? []
  )
  // MDX has no HTML: that is how its syntax can be told
  const isMdx = extensions.some(({ disable }) => disable?.null?.includes('htmlFlow'))

  this.parser = (/** @type {string} */ text, /** @type {VFile} */ file) => {
    const own = fromDocusaurus(text, { isMdx })
    if (own !== text) file.value = own
    return parser(own, file)
  }
}
