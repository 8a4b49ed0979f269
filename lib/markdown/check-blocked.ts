import type { Root } from 'mdast'
import { visit } from './visit'
import { own } from '../text/own'
import { isExternal } from '../text/path'
import { hostOf, showsFrame } from '../text/url'
import type { Place } from '../problems/problem'
import { htmlSchema } from './html-schema'
import { tagsOf } from './html-source'
import { isJsx, textAttributes } from './mdx-nodes'
import type { Report } from './types'

/** What the policy of `lib/output/content-policy.ts` blocks of an element with attributes, as a message. */
const explain: Record<string, (given: Record<string, string>) => string | undefined> = {
  iframe({ src }) {
    if (src === undefined || showsFrame(src)) return undefined
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

function plugin(): string {
  return 'Теги <object> и <embed> браузер не покажет. Поставьте картинку, видео или ссылку на файл.'
}

/** Reports elements that a browser will not show, or not always, though they are in the page. */
export function checkBlocked(tree: Root, report: Report): void {
  const check = (name: string, attributes: { name: string; value: string }[], place: Place | undefined) => {
    const given = Object.fromEntries(attributes.map((one) => [one.name.toLowerCase(), one.value]))
    const message = own(explain, name)?.(given)
    if (message !== undefined) report(place, message, 'html/blocked')
  }
  visit(tree, (node) => {
    if (isJsx(node)) check(node.name ?? '', textAttributes(node), node.position?.start)
    if (node.type !== 'html') return
    for (const { name, attributes, ...place } of tagsOf(node))
      // what the allow-list does not have is reported as such
      if (htmlSchema.tagNames?.includes(name.toLowerCase())) check(name.toLowerCase(), attributes, place)
  })
}
