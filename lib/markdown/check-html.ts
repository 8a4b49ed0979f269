import type { Root } from 'mdast'
import { visit } from './visit'
import { htmlSchema } from './html-schema'
import { tagsOf } from './html-source'
import type { Report } from './types'

/** Reports raw HTML that will not be in the page: tags and attributes that the allow-list does not have. */
export function checkHtml(tree: Root, report: Report): void {
  visit(tree, 'html', (node) => {
    for (const { name: tag, attributes, ...place } of tagsOf(node)) {
      if (!htmlSchema.tagNames?.includes(tag.toLowerCase())) {
        const advice = 'Замените его разметкой Markdown или добавьте в html.tags файла lib/site.ts.'
        report(place, `Тега <${tag}> в файлах .md быть не может. ${advice}`, 'html/tag')
        continue
      }
      for (const { name } of attributes) {
        if (isAttribute(tag.toLowerCase(), name)) continue
        const message = `Атрибута «${name}» у тега <${tag}> в файлах .md быть не может: он пропадёт. Уберите его или добавьте в html.attributes файла lib/site.ts.`
        report(place, message, 'html/attribute')
      }
    }
  })
}

/** `colspan` and `aria-label` as the names of the allow-list, `colSpan` and `ariaLabel`, are in small letters. */
const comparable = (name: string): string => name.replaceAll('-', '').toLowerCase()

function isAttribute(tag: string, name: string): boolean {
  const { [tag]: own = [], '*': common = [] } = htmlSchema.attributes ?? {}
  const allowed = [...own, ...common].map((entry) => (typeof entry === 'string' ? entry : entry[0]))
  const wanted = comparable(/^class$/i.test(name) ? 'className' : name)
  return /^data-/i.test(name) || allowed.some((entry) => comparable(entry) === wanted)
}
