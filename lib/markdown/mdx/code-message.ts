/** Translates messages of acorn, esbuild and Node.js about authors' code into Russian. */
import type { Message } from 'esbuild'
import type { Place } from '../../problems/problem'

const messages: [shape: RegExp, text: (...names: string[]) => string][] = [
  [/^Unexpected end of file/, () => 'файл не дописан: не хватает закрывающей скобки или кавычки'],
  [/^Unexpected token$/, () => 'лишний знак'],
  // acorn at the end of the code
  [/^Unexpected character '\u{10000}'/u, () => 'после «#» нет имени'],
  [/^Unexpected content after/, () => 'после выражения что-то лишнее'],
  [/^Unexpected (?:token |character )?["']?(.+?)["']?$/, (found) => `лишнее «${found}»`],
  [
    /^Expected (.+?) but found end of file/,
    (wanted) => `файл не дописан: в конце ожидается ${translateToken(wanted)}`,
  ],
  [
    /^Expected (.+?) but found (.+)$/,
    (wanted, found) => `ожидается ${translateToken(wanted)}, а стоит ${translateToken(found)}`,
  ],
  [/^Unterminated (?:string|template)/, () => 'не закрыта кавычка'],
  [/^JSON does not support| in JSON at position \d+/, () => 'это не JSON'],
  [
    /^(?:Could not resolve|Cannot find module|Module not found: Can't resolve) ["'](.+?)["']/,
    (name) => `нет модуля «${name}»`,
  ],
  [/^Export (.+?) doesn't exist in target module/, (name) => `в файле, из которого берут «${name}», его нет`],
  [
    /^Functions cannot be passed directly to Client/,
    () =>
      'компоненту, который работает в браузере, передана функция — вынесите его вместе с ней в export const',
  ],
  [
    /^Objects are not valid as a React child \(found: (?:object with keys \{(.*?)\}|\[object (\w+)\])/,
    (keys, kind) => `в тексте стоит объект, а не строка (${keys ? `с полями ${keys}` : kind})`,
  ],
  [/^Objects are not valid as a React child/, () => 'в тексте стоит объект, а не строка'],
  [/^Expected component `(.+?)` to be defined/, (name) => `компонента «${name}» нет — проверьте import`],
  [/^Class constructor/, () => 'класс — не компонент React: ему нужно extends React.Component'],
  [/^The `style` prop expects/, () => 'свойство style — не текст, а объект: style={{ fontWeight: 400 }}'],
  [/^(\w+) is a (?:self-closing|void)/, (name) => `внутри <${name}> ничего быть не может`],
  [/^Can only set one of `children`/, () => 'рядом с dangerouslySetInnerHTML в теге ничего быть не может'],
  [/^Element type is invalid/, () => 'вместо компонента пришло что-то другое — проверьте import'],
  [/^No matching export in "(.+?)" for import "(.+)"/, (file, name) => `в «${file}» нет «${name}»`],
  [/^Converting circular structure/, () => 'раздел меню стоит внутри самого себя'],
  [
    /^(?:The symbol|Identifier) ["'](.+)["'] has already been declared/,
    (name) => `имя «${name}» объявлено дважды`,
  ],
  [/^ENOENT: .*'(.+)'$/, (name) => `нет файла или папки «${name}»`],
  [/^(.+) is not defined$/, (name) => `нет имени «${name}»`],
  [/^(?:\(0 ?, ?[\w$]+\.(.+)\)|(.+)) is not a function$/, (own, name) => `«${own ?? name}» — не функция`],
  [/^Cannot read properties of (?:undefined|null) \(reading '(.+)'\)/, (name) => `«${name}» не у чего взять`],
]

const words: Record<string, string> = { identifier: 'имя', expression: 'выражение', string: 'строка' }
const translateToken = (text: string): string => words[text] ?? `«${text.replace(/^["']|["']$/g, '')}»`

/** The message in Russian; an unknown one is unchanged. */
export function codeMessage(text: string): string {
  const line = text.split('\n')[0] ?? ''
  for (const [shape, say] of messages) {
    const found = shape.exec(line)
    if (found) return say(...found.slice(1))
  }
  return line
}

export const messagePlace = (message: Message | undefined): Place | undefined =>
  message?.location ? { line: message.location.line, column: message.location.column + 1 } : undefined
