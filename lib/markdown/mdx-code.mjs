/** Pieces of code for MDX trees. */

/** @import { Program } from 'estree' */
/** @import { MdxJsxAttribute } from 'mdast-util-mdx-jsx' */

/** @param {Program['body']} body @returns {Program} */
const program = (body) => ({ type: 'Program', sourceType: 'module', body, comments: [] })

/** @param {string} name */
const identifier = (name) => /** @type {const} */ ({ type: 'Identifier', name })

/** `export const name = JSON.parse("…")`: plain data as a node of a tree. @param {string} name @param {unknown} value @returns {any} */
export const constant = (name, value) => ({
  type: 'mdxjsEsm',
  value: '',
  data: {
    estree: program([
      {
        type: 'ExportNamedDeclaration',
        specifiers: [],
        attributes: [],
        source: null,
        declaration: {
          type: 'VariableDeclaration',
          kind: 'const',
          declarations: [
            {
              type: 'VariableDeclarator',
              id: identifier(name),
              init: {
                type: 'CallExpression',
                optional: false,
                callee: {
                  type: 'MemberExpression',
                  object: identifier('JSON'),
                  property: identifier('parse'),
                  computed: false,
                  optional: false,
                },
                arguments: [{ type: 'Literal', value: JSON.stringify(value) }],
              },
            },
          ],
        },
      },
    ]),
  },
})

/** `name={props.name}`: what a file was given goes on to what it shows. @param {string} name @returns {MdxJsxAttribute} */
export const propsOf = (name) => ({
  type: 'mdxJsxAttribute',
  name,
  value: {
    type: 'mdxJsxAttributeValueExpression',
    value: `props.${name}`,
    data: {
      estree: program([
        {
          type: 'ExpressionStatement',
          expression: {
            type: 'MemberExpression',
            object: identifier('props'),
            property: identifier(name),
            computed: false,
            optional: false,
          },
        },
      ]),
    },
  },
})
