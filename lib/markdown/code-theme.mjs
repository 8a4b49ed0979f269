/**
 * Colours of code as classes. shiki paints by colour only, so each role has a stand-in colour here and
 * `rehype-code-blocks` replaces it by the class; the real colours are tokens of the stylesheet, one set for each
 * colour mode. Scopes are TextMate's.
 */

/** Class of a token by stand-in colour; plain text has none. */
export const tokenClasses = /** @type {const} */ ({
  '#000001': 'tk',
  '#000002': 'tt',
  '#000003': 'tf',
  '#000004': 'ts',
  '#000005': 'tv',
  '#000006': 'tq',
  '#000007': 'tc',
  '#000008': 'ta',
  '#000009': 'tr',
})

const plain = '#000000'

/** @param {keyof typeof tokenClasses | typeof plain} foreground @param {string[]} scope */
const paint = (foreground, scope) => ({ scope, settings: { foreground } })

/** @type {import('shiki').ThemeRegistration} */
export const codeTheme = {
  name: 'site',
  type: 'light',
  colors: { 'editor.foreground': plain, 'editor.background': '#ffffff' },
  tokenColors: [
    paint('#000001', [
      'keyword',
      'storage',
      'variable.language',
      'constant.language.null',
      'keyword.operator.new',
      'keyword.operator.expression',
    ]),
    paint('#000006', [
      'punctuation',
      'keyword.operator',
      'meta.brace',
      'meta.delimiter',
      'storage.type.function.arrow',
    ]),
    paint('#000002', [
      'entity.name.type',
      'entity.name.class',
      'entity.name.tag',
      'entity.other.inherited-class',
      'support.type',
      'support.class',
      'support.type.property-name',
      'entity.name.namespace',
      'entity.name.section',
      'storage.type.cs entity.name.type',
      'support.type.property-name.json',
      'entity.name.tag.yaml',
      'keyword.other.definition.ini',
    ]),
    paint('#000003', [
      'entity.name.function',
      'support.function',
      'meta.function-call entity.name.function',
      'entity.other.attribute-name',
      'meta.decorator',
    ]),
    paint('#000004', [
      'string',
      'string punctuation.definition.string',
      'punctuation.definition.string',
      'constant.other.symbol',
      'markup.inline.raw',
    ]),
    paint('#000005', [
      'constant.numeric',
      'constant.language',
      'constant.character',
      'constant.other',
      'keyword.other.unit',
      'support.constant',
    ]),
    paint('#000002', [
      'support.type.property-name.json punctuation',
      'string.quoted.double.json support.type.property-name',
    ]),
    paint(plain, [
      'variable',
      'meta.template.expression',
      'entity.name.variable',
      'variable.parameter',
      'variable.other',
    ]),
    paint('#000007', ['comment', 'punctuation.definition.comment', 'string.comment']),
    paint('#000008', ['markup.inserted', 'punctuation.definition.inserted']),
    paint('#000009', ['markup.deleted', 'punctuation.definition.deleted']),
  ],
}
