/** Reports HTML that is dropped from the page or that browsers do not show. */
import type { Root } from 'mdast'
import { visit } from '../visit'
import type { Place } from '../../problems/problem'
import { ownValue } from '../../data/own-value'
import { isExternal, schemeOf } from '../../text/path'
import { hostOf, isSafeScheme, showsFrame } from '../../text/url'
import { htmlSchema } from '../html-schema'
import { tagsOf } from '../tags-of'
import { isJsx, textAttributes } from '../mdx/mdx-nodes'
import type { Report } from '../types'

/** Checks raw HTML in `.md` against the allow-list, and elements in `.mdx`. */
export function checkHtml(tree: Root, report: Report): void {
  const ids = new Set<string>()
  const headingIds = new Set<string>()
  const checkElement = (name: string, attributes: { name: string; value: string }[], place?: Place) => {
    const given = Object.fromEntries(attributes.map((one) => [one.name.toLowerCase(), one.value]))
    const message = ownValue(blocked, name)?.(given)
    if (message !== undefined) report(place, message, 'html/blocked')
    const { id = '' } = /^[a-z]/.test(name) ? given : {}
    if (ids.has(id) || headingIds.has(id)) report(place, repeatedId(id), 'markdown/heading-id')
    if (id !== '') ids.add(id)
  }
  visit(tree, (node) => {
    if (node.type === 'heading') {
      const id = node.data?.hProperties?.['id'] ?? ''
      if (ids.has(id)) report(node.position?.start, repeatedId(id), 'markdown/heading-id')
      if (id !== '') headingIds.add(id)
    }
    if (isJsx(node)) checkElement(node.name ?? '', textAttributes(node), node.position?.start)
    if (node.type !== 'html') return
    for (const { name: written, attributes, ...place } of tagsOf(node)) {
      const tag = written.toLowerCase()
      if (!htmlSchema.tagNames?.includes(tag)) {
        const advice =
          ownValue(codeAdvice, tag) ??
          `Замените его разметкой Markdown, добавьте в html.tags файла lib/site.ts, а просто текст возьмите в обратные кавычки.`
        report(place, `Тега <${written}> в файлах .md быть не может. ${advice}`, 'html/tag')
        continue
      }
      for (const { name } of attributes.filter((one) => !isAttribute(tag, one.name))) {
        const message = `Атрибута «${name}» у тега <${written}> в файлах .md быть не может: он пропадёт. Уберите его или добавьте в html.attributes файла lib/site.ts.`
        report(place, message, 'html/attribute')
      }
      checkElement(tag, attributes, place)
    }
  })
}

const repeatedId = (id: string): string =>
  `Якорь «${id}» уже есть выше: ссылка приведёт туда. Задайте другой.`

/** What to do instead of tags with code, which neither format can read. */
export const codeAdvice: Record<string, string> = {
  script: 'Код в нём не выполнится. Напишите компонент на React и импортируйте его в файл .mdx.',
  style: 'Перенесите стили в файл .css рядом и импортируйте его в файл .mdx.',
}

/** Makes `colspan` and `aria-label` comparable with `colSpan` and `ariaLabel` in the allow-list. */
const comparable = (name: string): string => name.replaceAll('-', '').toLowerCase()

function isAttribute(tag: string, name: string): boolean {
  const { [tag]: special = [], '*': common = [] } = htmlSchema.attributes ?? {}
  const allowed = [...special, ...common].map((entry) => (typeof entry === 'string' ? entry : entry[0]))
  const wanted = comparable(/^class$/i.test(name) ? 'className' : name)
  return /^data-/i.test(name) || allowed.some((entry) => comparable(entry) === wanted)
}

const plugin = () =>
  'Теги <object> и <embed> браузер не покажет. Поставьте картинку, видео или ссылку на файл.'

/** Messages, by element, about what `lib/output/content-policy.ts` blocks. */
const blocked: Record<string, (given: Record<string, string>) => string | undefined> = {
  iframe({ src }) {
    if (src === undefined || showsFrame(src) || !isSafeScheme(schemeOf(src) ?? '')) return undefined
    const host = hostOf(src)
    return host === ''
      ? 'Свою страницу сайт во фрейме не покажет: вместо неё будет ссылка. Напишите обычную ссылку.'
      : `Фрейма с «${host}» не будет: вместо него ссылка. Добавьте «${host}» в html.frames файла lib/site.ts.`
  },
  script: ({ src, type = '' }) =>
    src === undefined && type.endsWith('json')
      ? undefined
      : "Скрипт в тексте не выполнится или выполнится не всегда. Перенесите код в компонент, файл которого начинается с 'use client'.",
  style: () =>
    'Стили в <style> пропадут при переходе с другой страницы. Перенесите их в файл .css рядом и импортируйте его.',
  link: ({ rel, href = '' }) =>
    rel === 'stylesheet' && isExternal(href)
      ? `Стилей с «${hostOf(href)}» браузер не возьмёт. Положите файл .css рядом и импортируйте его.`
      : undefined,
  form: ({ action = '' }) =>
    isExternal(action)
      ? `Форму браузер не отправит на «${hostOf(action)}». Поставьте ссылку на страницу с формой.`
      : undefined,
  object: plugin,
  embed: plugin,
}
