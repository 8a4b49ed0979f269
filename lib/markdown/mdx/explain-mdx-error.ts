/** Errors of the MDX parser in Russian, by rule id and the names in the message. */
import { htmlVoidElements } from 'html-void-elements'
import type { VFileMessage } from 'vfile-message'
import type { Place } from '../../problems/problem'
import { codeMessage } from './code-message'

/** The best position for fixing an MDX error, and what to do about it. */
export function explainMdxError(thrown: VFileMessage): { place: Place; message: string } {
  const { line = 1, column = 1, reason, ruleId = '', source = '', cause } = thrown
  const place = { line, column }
  const [, open] = /closing tag for `(<[^`]*>)`/.exec(reason) ?? []
  if (open !== undefined) {
    const [, name = ''] = /<([^\s/>]+)/.exec(open) ?? []
    const [, openLine = line, openColumn = column] = /\((\d+):(\d+)-/.exec(reason) ?? []
    return {
      place: { line: Number(openLine), column: Number(openColumn) },
      message: `Тег ${open} не закрыт${closingAdvice(name, reason)}`,
    }
  }
  const [, closing] = /Expected the closing tag `(<[^`]*>)`/.exec(reason) ?? []
  if (closing !== undefined) {
    const message = `Тег ${closing} закрыт в другом абзаце, чем открыт. Поставьте оба тега на отдельные строки.`
    return { place, message }
  }
  if (ruleId === 'acorn')
    return { place, message: explainCode(cause instanceof Error ? cause.message : reason, source) }
  if (ruleId === 'unexpected-character') return { place, message: characterMessage(reason) }
  if (ruleId === 'unexpected-eof' && reason.includes('closing brace'))
    return {
      place,
      message: 'Фигурная скобка «{» не закрыта. Добавьте «}» или напишите \\{, если это просто знак.',
    }
  return { place, message: messages[ruleId] ?? `Разметка MDX не разобрана: ${reason}.` }
}

function closingAdvice(name: string, reason: string): string {
  if (htmlVoidElements.includes(name)) return `. Напишите <${name} />.`
  // a line with a tag and text is a paragraph, and the closing tag may be in a later paragraph
  if (reason.includes('before the end of `paragraph`'))
    return ` до конца абзаца. Добавьте </${name}> в нём или поставьте оба тега на отдельные строки.`
  return `. Добавьте </${name}> или напишите <${name} />.`
}

const messages: Record<string, string | undefined> = {
  'unexpected-eof': 'Тег не дописан до конца. Добавьте «>».',
  'unexpected-closing-slash':
    'Закрывающий тег есть, а открывающего перед ним нет. Уберите его или добавьте открывающий.',
  'unexpected-lazy':
    'Выражение в цитате или списке продолжается без «>» или отступа. Добавьте их в каждую строку.',
  'non-spread': 'В фигурных скобках внутри тега ожидается {...объект}.',
  'non-esm':
    'Рядом с import и export в .mdx бывают только они. Напишите export перед объявлением или вынесите код в модуль.',
}

function characterMessage(reason: string): string {
  const [, found = ''] = /Unexpected character `(.+?)` \(/.exec(reason) ?? []
  if (reason.includes('before name')) {
    const comment = found === '!' ? ' Комментарий пишется как {/* … */}.' : ''
    return `После «<» ожидается имя тега, а стоит «${found}».${comment} Если это не тег, напишите &lt; или возьмите текст в обратные кавычки.`
  }
  if (reason.includes('before attribute value'))
    return `После «=» ожидается значение в кавычках или скобках, а стоит «${found}». Напишите, например, width="100" или width={100}.`
  return found === '/' && reason.includes('local name')
    ? 'После «<» ожидается имя тега, а стоит адрес. В .mdx ссылка пишется как [текст](адрес).'
    : `Знак «${found}» внутри тега не на месте. Проверьте кавычки и названия свойств.`
}

/** `written`: the message of the JavaScript parser; `source`: what called it. */
function explainCode(written: string, source: string): string {
  const reason = codeMessage(written.replace(/\s*\(\d+:\d+\)$/, ''))
  if (written.startsWith('Identifier'))
    return `Код не прочитан: ${reason}. Переименуйте или уберите одно из объявлений.`
  return source.endsWith('esm')
    ? `Код import или export не разобрать (${reason}). Исправьте его, а если ниже него текст, отделите его пустой строкой.`
    : `Код в фигурных скобках не разобрать (${reason}). Если это просто текст, напишите \\{.`
}
