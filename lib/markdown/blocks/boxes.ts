/** Markup of blocks that Markdown (`:::note`) and `.mdx` components (`<Admonition>`) share. */
import type { Element, ElementContent } from 'hast'
import { contentStrings as strings } from '../../strings/content-strings.mjs'
import { ownValue } from '../../data/own-value'
import { element } from './element'

/** The kinds of admonitions. Their colours are in `app/styles/tokens.css`. */
type AdmonitionKind = keyof typeof strings.admonition

/** Kinds by the types that authors write. Those after the first six are aliases from Docusaurus. */
export const admonitions = {
  note: 'note',
  tip: 'tip',
  info: 'info',
  warning: 'warning',
  danger: 'danger',
  result: 'result',
  caution: 'warning',
  secondary: 'note',
  important: 'info',
  success: 'tip',
} as const satisfies Record<string, AdmonitionKind>

const diamond = 'M12 1.5 22.5 12 12 22.5 1.5 12z'

/** The symbol in the diamond. Outlined diamonds inform, solid ones call for action. */
const symbols: Record<AdmonitionKind, [symbol: string, isSolid?: boolean]> = {
  note: ['M8.5 10.5h7M8.5 13.5h4.5'],
  info: ['M12 11v5.5M12 7.5v1.6'],
  tip: ['m8.3 12.2 2.6 2.6 4.8-5', true],
  warning: ['M12 7v6M12 15v1.7', true],
  danger: ['m9 9 6 6m0-6-6 6', true],
  result: ['M12 7.5 16.5 12 12 16.5 7.5 12z', true],
}

interface BoxOptions {
  /** Replaces the default title of the box. */
  title?: string | ElementContent[]
  id?: string
}

interface AdmonitionOptions extends BoxOptions {
  /** As the author wrote it; an unknown one is a note. */
  type: string
  class?: string
  /** Replaces the icon of the kind. */
  icon?: ElementContent[] | undefined
}

export function admonition(
  { type, title, class: className, id, icon }: AdmonitionOptions,
  children: ElementContent[],
): Element {
  const kind = ownValue(admonitions, type) ?? 'note'
  const [symbol, isSolid] = symbols[kind]
  // without this role an `aside` is a landmark, and a lesson would have eight unnamed ones
  return element('aside', { role: 'note', class: ['note', kind, className].filter(Boolean).join(' '), id }, [
    icon?.length
      ? element('span', { ariaHidden: 'true' }, icon)
      : element('svg', { viewBox: '0 0 24 24', ariaHidden: 'true' }, [
          element('path', { class: isSolid ? 'on' : undefined, d: diamond }),
          element('path', { class: isSolid ? 'off' : undefined, d: symbol }),
        ]),
    element('b', {}, title?.length ? title : strings.admonition[kind]),
    element('div', {}, children),
  ])
}

/** Wraps the content of a `<summary>`: as items of its flex container, text and code would become columns. */
export const asLine = <T extends ElementContent[] | string>(children: T): T | Element[] =>
  typeof children === 'string' || children.every(({ type }) => type === 'text')
    ? children
    : [element('span', {}, children)]

export const details = (
  { title, open, id }: BoxOptions & { open?: boolean },
  children: ElementContent[],
): Element =>
  element('details', { id, open }, [
    element('summary', { class: 'caret' }, title?.length ? asLine(title) : strings.details),
    element('div', {}, children),
  ])

/** A numbered list with a vertical line. */
export const steps = (children: ElementContent[]): Element => element('div', { class: 'walk' }, children)

export const fileTree = (children: ElementContent[]): Element =>
  element('div', { class: 'files', role: 'group', ariaLabel: strings.tree }, children)

/** A table or text, with its example beside it where there is room. */
export const columns = (...parts: ElementContent[][]): Element =>
  element(
    'div',
    { class: 'columns' },
    parts.map((part) => element('div', {}, part)),
  )

interface TabsOptions {
  /** Prefix of the ids of the panels. */
  id: string
  /** The name of a group, whose tabs switch together. */
  group?: string
  /** The URL parameter that selects a panel. */
  query?: string
}

interface Panel {
  value: string
  label: string | ElementContent[]
  name: string
  selected?: boolean
  children: ElementContent[]
}

/** Tabs. Without scripts the tab list is hidden, and all panels show under their names. */
export function tabs({ id, group, query }: TabsOptions, panels: Panel[]): Element {
  const chosen = panels.find(({ selected }) => selected) ?? panels[0]
  const buttons = panels.map((panel, index) => {
    const isChosen = panel === chosen
    const control = {
      ariaSelected: String(isChosen),
      ariaControls: `${id}-${index}`,
      tabIndex: isChosen ? 0 : -1,
    }
    return element('button', { type: 'button', role: 'tab', ...control, dataValue: panel.value }, panel.label)
  })
  const bodies = panels.map((panel, index) => {
    const names = { ariaLabel: panel.name, dataValue: panel.value }
    const dataChosen = panel === chosen ? '' : undefined
    return element('div', { id: `${id}-${index}`, role: 'tabpanel', ...names, dataChosen }, [
      element('p', { class: 'tab-name', ariaHidden: 'true' }, panel.label),
      ...panel.children,
    ])
  })
  return element('div', { class: 'tabs', dataTabs: '', dataGroup: group, dataQuery: query }, [
    element('div', { class: 'tab-row', role: 'tablist', ariaLabel: strings.tabs }, buttons),
    ...bodies,
  ])
}
