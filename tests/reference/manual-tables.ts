/** The generated parts of the manual. */
import { rules, type Severity } from '@/lib/rules'
import { fieldsOf, type DescribedSchema } from './described-schemas'

const written = (lines: string[]): string => `${lines.join('\n')}\n`

const note = '<!-- Пишет `npx vitest run tests/reference -u`: правьте описания в коде, а не здесь. -->'

/** A table cell. */
const cell = (text: string): string => text.replaceAll('|', '\\|')

/** All fields of all files. */
export const fieldsManual = (schemas: DescribedSchema[]): string =>
  written([
    note,
    '',
    '# Поля',
    '',
    'Все поля, которые понимает сайт. Ни одно не обязательно, кроме имени автора. Незнакомые поля не мешают; о похожих на опечатку',
    'предупредит проверка, а в файле раздела незнакомое поле — ошибка.',
    '',
    ...schemas.map(({ title, name }) => `- [${title}](#${name})`),
    ...schemas.flatMap(({ title, name, files, schema }) => [
      '',
      `## ${title} <a id="${name}"></a>`,
      '',
      files,
      '',
      '| Поле | Значение | Что делает |',
      '| --- | --- | --- |',
      ...fieldsOf(schema).map(
        (field) => `| \`${field.name}\` | ${cell(field.expected)} | ${cell(field.description)} |`,
      ),
    ]),
  ])

const severityNames: Record<Severity, string> = {
  throw: 'ошибка',
  warn: 'предупреждение',
  log: 'заметка',
  ignore: 'молчит',
}

/** All rules, with their default severities unless `settings` override them. */
export const rulesManual = (settings: Partial<Record<string, Severity>>): string =>
  written([
    note,
    '',
    '# Правила проверки',
    '',
    'Имя правила стоит в конце каждой строки, которую печатает проверка. Ошибка останавливает сборку, предупреждение и заметка — нет.',
    'Строгость любого правила меняет `severity` в `lib/site.ts`: `throw` — ошибка, `warn` — предупреждение, `log` — заметка, `ignore` — молчать.',
    '',
    '| Правило | Строгость | О чём говорит |',
    '| --- | --- | --- |',
    ...Object.entries(rules).map(
      ([name, { severity, what }]) =>
        `| \`${name}\` | ${severityNames[settings[name] ?? severity]} | ${cell(what)} |`,
    ),
  ])
