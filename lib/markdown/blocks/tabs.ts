import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import { contentStrings as strings } from '../../strings/content-strings.mjs'

interface TabsOptions {
  /** Start of the ids of the panels. */
  id: string
  /** Sets with one name switch together. */
  group?: string | undefined
  /** The URL parameter that selects a panel. */
  query?: string | undefined
}

interface Panel {
  value: string
  label: string
  selected?: boolean
  children: ElementContent[]
}

/**
 * Panels of which a reader sees one. The row of tabs is in the HTML and the style sheet shows it only where scripts run;
 * without them all panels show, each under its name.
 */
export function tabs({ id, group, query }: TabsOptions, panels: Panel[]): Element {
  const chosen = Math.max(
    0,
    panels.findIndex(({ selected }) => selected),
  )
  const tab = ({ value, label }: Panel, index: number) =>
    h(
      'button',
      {
        type: 'button',
        role: 'tab',
        ariaSelected: String(index === chosen),
        ariaControls: `${id}-${index}`,
        tabIndex: index === chosen ? 0 : -1,
        dataValue: value,
      },
      label,
    )
  const panel = ({ value, label, children }: Panel, index: number) =>
    h(
      'div',
      {
        id: `${id}-${index}`,
        role: 'tabpanel',
        ariaLabel: label,
        dataValue: value,
        dataChosen: index === chosen ? '' : undefined,
      },
      [h('p', { class: 'tab-name', ariaHidden: 'true' }, label), ...children],
    )
  return h('div', { class: 'tabs', dataTabs: '', dataGroup: group, dataQuery: query }, [
    h('div', { class: 'tab-row', role: 'tablist', ariaLabel: strings.tabs }, panels.map(tab)),
    ...panels.map(panel),
  ])
}
