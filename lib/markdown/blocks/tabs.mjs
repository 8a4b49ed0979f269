import { h } from 'hastscript'
import { contentStrings as strings } from '../../strings/content-strings.mjs'

/** @import { ElementContent } from 'hast' */

/**
 * Panels of which a reader sees one. The row of tabs is in the HTML and the style sheet shows it only where scripts run;
 * without them all panels show, each under its name.
 *
 * @param {{ id: string, group?: string, query?: string }} options `id`: start of the ids of the panels; `group`: sets with one name switch together; `query`: the URL parameter that
 *   selects a panel.
 * @param {{ value: string, label: string, selected?: boolean, children: ElementContent[] }[]} panels
 */
export function tabs({ id, group, query }, panels) {
  const chosen = Math.max(
    0,
    panels.findIndex(({ selected }) => selected),
  )
  return h('div', { class: 'tabs', dataTabs: '', dataGroup: group, dataQuery: query }, [
    h(
      'div',
      { class: 'tab-row', role: 'tablist', ariaLabel: strings.tabs },
      panels.map(({ value, label }, index) =>
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
        ),
      ),
    ),
    ...panels.map(({ value, label, children }, index) =>
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
      ),
    ),
  ])
}
