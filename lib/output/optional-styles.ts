/**
 * Rules for what only some pages show: boxes, tables, tabs, cards. A page brings those it needs; the framework brings the others
 * before it draws another page.
 */
import { parse, type AtRule, type ChildNode, type Root, type Rule } from 'postcss'

/** What such rules are for, as selectors write it. */
const optional = [
  '.note .tip .info .warning .danger .table .image .picture .calculator .footnotes',
  '.formula .diagram [data-footnote-ref] .ta .tr [data-line-numbers] [data-highlighted-line]',
  '[data-highlighted-line-id=add] [data-highlighted-line-id=remove] [data-highlighted-line-id=error]',
  '.contains-task-list .task-list-item .tabs .tab-row .tab-name [role=tab]',
  // parts of drawings; years of a blog; pictures of one colour mode
  '.c .o .f .h .hl .w .q .m .i .year .years .only-light .only-dark',
  // layouts of pages; numbers in columns
  '.home .full .num',
  '.cards .card .button .lost .near .error-text .progress .versions .versioned .tags .tag .letter',
  // elements
  'blockquote hr ol',
].flatMap((names) => names.split(' '))
const isOptional = new Set(optional)

/** What only sites with versions of the documentation show. */
export const versionParts = ['.versions', '.versioned']

/** Words in parentheses are alternatives or exceptions: a selector may hold without them. */
const inParentheses = /\([^()]*\)/g
const token = /\.[\w-]+|\[[\w-]+(?:=[\w-]+)?\]|(?<![\w:-])[a-z][\w-]*/g

function tokensOf(selector: string): string[] {
  let bare = selector
  while (bare !== (bare = bare.replace(inParentheses, '')));
  return bare.match(token) ?? []
}

/** What each selector of the rule cannot do without; `null` when all pages need the rule. */
function needsOf(rule: Rule): string[][] | null {
  const needs = rule.selectors.map((selector) => tokensOf(selector).filter((name) => isOptional.has(name)))
  return needs.some((names) => names.length === 0) ? null : needs
}

/** The sheet with the rules that `keep` wants of those that only some pages need, and with the rest of it or without. */
function select(sheet: Root, keep: (needs: string[][]) => boolean, withRest: boolean): string {
  const copy = sheet.clone()
  const prune = (node: ChildNode) => {
    if (node.type === 'rule') {
      const needs = needsOf(node)
      if (needs === null ? !withRest : !keep(needs)) node.remove()
    } else if (
      node.type === 'atrule' &&
      node.nodes !== undefined &&
      !/^(font-face|keyframes|page)$/.test(node.name)
    ) {
      node.each(prune)
      // the first mention of a layer gives its place: an empty one stays
      if (node.nodes.length === 0 && !(withRest && node.name === 'layer')) node.remove()
    } else if (!withRest) {
      node.remove()
    }
  }
  copy.each(prune)
  dropNeedlessLayers(copy)
  return copy.toString().trim()
}

const isLayer = (node: ChildNode): node is AtRule => node.type === 'atrule' && node.name === 'layer'

/** Names of layers in the order in which the rules mention them first. */
const orderOf = (rules: AtRule[]): string =>
  [...new Set(rules.flatMap(({ params }) => params.split(/,\s*/)))].join()

/** Removes what only tells the order of layers, where the rules tell the same. */
function dropNeedlessLayers(sheet: Root): void {
  const layers = sheet.nodes.filter(isLayer)
  const full = layers.filter(({ nodes }) => nodes !== undefined && nodes.length > 0)
  if (orderOf(full) !== orderOf(layers)) return
  for (const rule of layers) if (!full.includes(rule)) rule.remove()
}

/** Which of the optional things a page shows. */
function shownOn(html: string): Set<string> {
  const classes = [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' '))
  const attributes = [...html.matchAll(/\s(role|data-[a-z-]+)="([^"]*)"/g)].flatMap(([, name, value]) => [
    `[${name}]`,
    `[${name}=${value}]`,
  ])
  const elements = [...html.matchAll(/<([a-z][\w-]*)/g)].map(([, name = '']) => name)
  return new Set([...classes.map((name) => `.${name}`), ...attributes, ...elements])
}

/** A style sheet that pages take what they need from. */
export class SharedStyles {
  readonly #sheet: Root
  readonly #versions = new Map<string, string>()

  constructor(css: string) {
    this.#sheet = parse(css)
  }

  /** What a page needs. */
  for(html: string): string {
    const shown = shownOn(html)
    const key = optional.filter((name) => shown.has(name)).join()
    const styles =
      this.#versions.get(key) ??
      select(this.#sheet, (needs) => needs.some((names) => names.every((name) => shown.has(name))), true)
    this.#versions.set(key, styles)
    return styles
  }

  /** What some page may lack; nothing for `absent`, which no page of the site shows. */
  late(absent: string[] = []): string {
    const isPresent = (names: string[]) => !names.some((name) => absent.includes(name))
    return select(this.#sheet, (needs) => needs.some(isPresent), false)
  }
}
