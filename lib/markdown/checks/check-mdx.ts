import type { Node as CodeNode, Program, Statement } from 'estree'
import type { Root } from 'mdast'
import { htmlVoidElements } from 'html-void-elements'
import { analyze } from 'periscopic'
import { ownValue } from '../../data/own-value'
import { visit } from '../visit'
import { hint } from '../../problems/hints'
import { componentNames, requiredProps } from '../mdx/component-names'
import { isDocusaurusModule } from '../mdx/docusaurus-modules.mjs'
import { namesEverywhere, namesInBrowsers, namesOfDocusaurus } from '../mdx/known-names'
import {
  importedNames,
  isJsx,
  namesDeclaredBy,
  placeOfCode,
  programsOf,
  textAttributes,
  walkCode,
  type JsxElement,
} from '../mdx/mdx-nodes'
import { isFunction } from '../mdx/has-own-code'
import { htmlSchema } from '../html-schema'
import { checkValues } from './check-values'
import type { Report } from '../types'

const styleMessage =
  "Свойство style в .mdx — не текст, а объект. Напишите, например, style={{ fontWeight: 400, color: 'red' }}."

const handlerMessage = (name: string): string =>
  `Атрибут «${name}» с текстом ничего не делает: в .mdx ожидается функция. Напишите, например, onClick={() => alert('Да')}, или уберите его.`

const smallMessage = (name: string): string =>
  `Имя <${name}> с маленькой буквы — тег HTML, а не то, что импортировано: на странице ничего не будет. Назовите его и в import с большой: <${name.replace(/^./, (letter) => letter.toUpperCase())} />.`

const tagMessage = (name: string, meant: string): string =>
  `Тега <${name}> в HTML нет, а компонент пишется с большой буквы. Напишите <${meant}>, и в закрывающем теге тоже.`

const voidMessage = (name: string): string =>
  `Внутри <${name}> ничего быть не может: страница не соберётся. Напишите <${name} />, а текст поставьте рядом.`

/** Also used for modules, which cannot show the cards of a page. */
export const categoryMessage =
  'Страницы раздела useCurrentSidebarCategory отдаёт только карточкам: <DocCardList items={…} />. Для своего компонента перечислите их сами.'

/** Reports undefined components and names in an `.mdx` file, which would fail to render. */
export function checkMdx(tree: Root, report: Report): void {
  const modules: Statement[] = []
  const expressions: Statement[] = []
  visit(tree, (node) => {
    const statements = node.type === 'mdxjsEsm' ? modules : expressions
    // modules contain declarations, too
    for (const program of programsOf(node)) statements.push(...(program.body as Statement[]))
  })
  const declared = modules.flatMap(namesDeclaredBy)
  checkNames(modules, declared, report)
  checkNames(expressions, [...declared, 'props'], report)
  checkValues(tree, modules, report)
  const names = { declared: new Set(declared), sources: importedNames(tree) }
  visit(tree, (node) => {
    const isCardList = isJsx(node) && names.sources.get(node.name ?? '') === '@theme/DocCardList'
    if (!isCardList) checkCategory(programsOf(node), report)
    if (!isJsx(node)) return
    checkHtmlElement(node, report)
    checkComponent(node, names, report)
  })
}

const checkCategory = (programs: Program[], report: Report): void =>
  walkCode(programs, (code) => {
    if (code.type !== 'CallExpression' || code.callee.type !== 'Identifier') return
    const isFound = code.callee.name === 'useCurrentSidebarCategory'
    if (isFound) report(placeOfCode(code), categoryMessage, 'mdx/component')
  })

function checkHtmlElement(node: JsxElement, report: Report): void {
  const place = node.position?.start
  const name = node.name ?? ''
  const attributes = textAttributes(node)
  if (attributes.some((one) => one.name === 'style')) report(place, styleMessage, 'mdx/syntax')
  const handler = attributes.find((one) => /^on[a-z]/i.test(one.name))
  if (handler && /^[a-z]/.test(name)) report(place, handlerMessage(handler.name), 'html/attribute')
  if (htmlVoidElements.includes(name) && node.children.length > 0)
    report(place, voidMessage(name), 'mdx/syntax')
}

/** The names that a text declares, and where it imports some of them from. */
interface TextNames {
  declared: ReadonlySet<string>
  sources: ReadonlyMap<string, string>
}

/** Reports a missing prop of a component, and a tag that is neither an element nor a component. */
function checkComponent(node: JsxElement, names: TextNames, report: Report): void {
  const add = (message: string) => report(node.position?.start, message, 'mdx/component')
  const written = node.name ?? ''
  const [root = ''] = written.split('.')
  const isPart = written !== root
  const isHtml = htmlSchema.tagNames?.includes(root) ?? false
  const isImported = names.sources.has(root)
  const missing = missingProp(node, names)
  if (missing) add(`У <${written}> нет свойства ${missing}: страница не соберётся. Добавьте его.`)
  // React takes a lowercase name for a tag
  if (!isPart && isImported && !isHtml && /^[a-z]/.test(root)) add(smallMessage(root))
  const meant = componentNames.find((name) => name !== root && name.toLowerCase() === root)
  if (meant !== undefined && !isImported && !isHtml) add(tagMessage(root, meant))
  if (names.declared.has(root)) return
  const isOurs = componentNames.some((name) => name === root)
  if (isPart && root === 'props') return
  if (!isPart && (isOurs || !/^[^a-z]/.test(root))) return
  const advice = ` Импортируйте его, впишите в src/theme/MDXComponents.js или возьмите один из готовых: ${componentNames.join(', ')}.`
  // components of the site have no parts
  const name = isOurs ? written : root
  const near = importAdvice(root) || hint(name, [...componentNames, ...names.declared])
  add(`Нет компонента «${name}».${near || advice}`)
}

/** The first required prop that a component lacks. With a spread, which may set any prop, none is missing. */
function missingProp({ name: written, attributes }: JsxElement, { sources, declared }: TextNames) {
  const name = written ?? ''
  const component = sources.get(name) ?? (declared.has(name) ? '' : name)
  if (attributes.some(({ type }) => type === 'mdxJsxExpressionAttribute')) return undefined
  return ownValue(requiredProps, component)?.find((prop) =>
    attributes.every((one) => one.type !== 'mdxJsxAttribute' || one.name !== prop),
  )
}

function checkNames(body: Statement[], declared: string[], report: Report): void {
  const { globals } = analyze({ type: 'Program', sourceType: 'module', body })
  const unknown = [...globals.keys()].filter((name) => !namesEverywhere.has(name) && !declared.includes(name))
  const rendered = renderedNames(body)
  for (const name of unknown) {
    const node = rendered.get(name) ?? globals.get(name)
    const place = node && placeOfCode(node)
    if (!namesInBrowsers.has(name)) report(place, unknownMessage(name, declared), 'mdx/name')
    else if (rendered.has(name)) report(place, browserMessage(name), 'mdx/name')
  }
}

function unknownMessage(name: string, declared: string[]): string {
  const instead = ownValue(namesOfDocusaurus, name)
  if (instead !== undefined) return `Имени «${name}» здесь нет: страница не соберётся. ${instead}`
  const advice =
    importAdvice(name) ||
    `${hint(name, declared)} Импортируйте его, задайте через export const или, если это просто текст, напишите \\{.`
  return `Нет имени «${name}»: страница не соберётся.${advice}`
}

const hookOfReact = /^use(Callback|Context|Effect|Id|LayoutEffect|Memo|Reducer|Ref|State)$/

/** How to import a component or a hook of Docusaurus or React; empty for other names. */
function importAdvice(name: string): string {
  const found = [`@theme/${name}`, `@docusaurus/${name}`].find(isDocusaurusModule)
  const source = name === 'React' ? 'react' : found
  if (source !== undefined) return ` Импортируйте его: import ${name} from '${source}'.`
  return hookOfReact.test(name) ? ` Импортируйте его: import { ${name} } from 'react'.` : ''
}

const browserMessage = (name: string): string =>
  `Имя «${name}» есть только в браузере, а страницу сначала рисует сборка. Возьмите его в onClick, useEffect или <BrowserOnly>, а если это просто текст, напишите \\{.`

/** Whether the build may skip the code inside a node. */
const isConditional = (node: CodeNode): boolean =>
  isFunction(node) ||
  /^(Conditional|Logical)Expression$|^(If|Try|Switch|For|While)/.test(node.type) ||
  (node.type === 'UnaryExpression' && node.operator === 'typeof')

/** Names that the code is sure to use during the build. */
function renderedNames(body: Statement[]): Map<string, CodeNode> {
  const names = new Map<string, CodeNode>()
  walkCode(body, (node, key) => {
    if (isConditional(node)) return node
    if (node.type === 'Identifier' && key !== 'property' && key !== 'key') names.set(node.name, node)
    return undefined
  })
  return names
}
