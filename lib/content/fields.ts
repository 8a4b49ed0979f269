/** Types of field values. Error messages state the expected value in Russian. */
import * as z from 'zod'
import { addressFault } from './address-fault'
import { plainProse } from '../markdown/plain-prose'
import { parseDate } from '../text/date'
import { config } from '../site'
import { ownValue } from '../data/own-value'
import { isExternal, schemeOf } from '../text/path'

/** An optional field; its description appears in the author manual. */
export const field = <T extends z.ZodType>(schema: T, description: string) =>
  schema.optional().describe(description)

export const text = (expected = 'текст') =>
  z.union([z.string(), z.number().transform(String), z.boolean().transform(String)], { error: expected })
/** Text that is shown without Markdown. */
export const prose = () => text().transform(plainProse)
export const filled = (expected = 'непустой текст') =>
  text(expected).refine((value) => value.trim() !== '', { error: expected })
/** A boolean, optionally quoted. */
export const flag = z.union([z.boolean(), z.enum(['true', 'false']).transform((value) => value === 'true')], {
  error: 'true или false',
})
/** A number as YAML writes it. `parseYaml` turns `.5`, `+1` and `1e3` into text. */
const numeral = z.string().regex(/^[-+]?(\.\d+|\d+(\.\d*)?)(e[-+]?\d+)?$/i)
/** A number, optionally quoted. */
export const number = z.union([z.number(), numeral.transform(Number)], { error: 'число' })
export const textList = z.array(text(), { error: 'список: [один, два]' })
/** A heading level, optionally quoted. */
export const headingLevel = z
  .union([z.literal([2, 3, 4, 5, 6]), z.enum(['2', '3', '4', '5', '6'])], { error: 'число от 2 до 6' })
  .transform(Number)

const dateFormat = 'ГГГГ-ММ-ДД'
/** Reads a date in Russian notation, for advice: `26.08.2021`. */
const russianDay = (value: string): string | null =>
  parseDate(value.replace(/^\s*(\d\d?)\.(\d\d?)\.(\d{4})\s*$/, '$3-$2-$1'))
export const date = z.string({ error: dateFormat }).transform((value, context) => {
  const iso = parseDate(value)
  if (iso === null) {
    const written = /^\d{4}[-/]\d\d?[-/]\d\d?/.exec(value)?.[0]
    const meant = russianDay(value)
    const message =
      written !== undefined && parseDate(written) === null
        ? 'день из календаря (такого дня нет)'
        : dateFormat + (meant === null ? '' : `, то есть ${meant}`)
    context.addIssue({ code: 'custom', message })
  }
  return iso ?? z.NEVER
})
const isLinked = (value: string): boolean => config.html.schemes.includes(schemeOf(value) ?? 'https')
export const url = z.string({ error: 'адрес' }).refine(isLinked, { error: 'адрес https://…' })
/** An address that means the same on every page: `https://…`, or a path from the root of the site. */
export const rootedUrl = z
  .string({ error: 'адрес' })
  .refine((value) => isLinked(value) && (isExternal(value) || value.startsWith('/')), {
    error: 'адрес https://… или путь от корня сайта /…',
  })

const fileExpected = 'адрес https://…, путь от корня сайта /… или файл рядом ./…'
/** An image: an address that means the same on every page, or a path relative to the file with the field. */
export const picture = z
  .string({ error: fileExpected })
  .refine((value) => rootedUrl.safeParse(value).success || /^(\.{1,2}|@site)\/./.test(value), {
    error: fileExpected,
  })

/** Profile addresses by network; `%` is the handle. */
const networks: Record<string, string> = {
  x: 'https://x.com/%',
  twitter: 'https://twitter.com/%',
  github: 'https://github.com/%',
  linkedin: 'https://www.linkedin.com/in/%/',
  stackoverflow: 'https://stackoverflow.com/users/%',
  bluesky: 'https://bsky.app/profile/%',
  instagram: 'https://www.instagram.com/%',
  threads: 'https://www.threads.net/@%',
  mastodon: 'https://mastodon.social/@%',
  twitch: 'https://twitch.tv/%',
  youtube: 'https://youtube.com/@%',
  telegram: 'https://t.me/%',
  vk: 'https://vk.com/%',
  email: 'mailto:%',
}

/** Social profiles by network. Expands handles; full addresses stay. */
export const socials = z
  .record(z.string(), text(), { error: 'список вида «сеть: имя»' })
  .transform((written, context) => {
    const addressOf = ([network, handle]: [string, string]): [string, string] => {
      if (/^(https?:\/\/|mailto:)/i.test(handle)) return [network, handle]
      const shape = ownValue(networks, network.toLowerCase())
      const name = handle.replace(/^@/, '')
      if (shape !== undefined && !handle.includes('/')) return [network, shape.replace('%', () => name)]
      const message =
        shape === undefined
          ? 'полный адрес https://… (такой сети сайт не знает)'
          : 'имя без «/» или полный адрес https://…'
      const params = shape === undefined ? { rule: 'authors/social' } : undefined
      context.addIssue({ code: 'custom', path: [network], message, params, continue: true })
      return [network, '']
    }
    return Object.fromEntries(Object.entries(written).map(addressOf))
  })

const slugExpected = 'адрес без «?» и «#»'
export const slug = text(slugExpected).refine((value) => !/[?#]/.test(value), { error: slugExpected })

const addressExpected = 'адрес из букв, цифр и «-»'
/** An address that becomes a permalink unchanged, and so must be a valid one. */
export const address = filled(addressExpected).refine((value) => addressFault(value) === undefined, {
  error: addressExpected,
})

const tagExpected = { error: 'список меток: [первая, вторая] или {label, permalink}' }
const tag = z.union([text(), z.strictObject({ label: filled(), permalink: address })], tagExpected)
export const tags = z.array(tag, tagExpected)
