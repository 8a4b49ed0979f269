/** Errors of the MDX parser in Russian, by the id of the rule and the names in the original text. */
import type { VFileMessage } from 'vfile-message'
import type { Place } from '../problems/problem'

/** Where an MDX error is best mended, and what to do about it. */
export function explainMdxError(thrown: VFileMessage): { place: Place; message: string } {
  const place = { line: thrown.line ?? 1, column: thrown.column ?? 1 }
  const { reason, ruleId } = thrown
  const [, open] = /closing tag for `(<[^`]*>)`/.exec(reason) ?? []
  if (open !== undefined) {
    const name = /<([^\s/>]+)/.exec(open)?.[1] ?? ''
    const opened = /\((\d+):(\d+)-/.exec(reason)
    return {
      place: opened ? { line: Number(opened[1]), column: Number(opened[2]) } : place,
      message: `Тег ${open} не закрыт. Добавьте </${name}> или напишите <${name} />.`,
    }
  }
  const closing = /Expected the closing tag `(<[^`]*>)`/.exec(reason)?.[1]
  if (closing !== undefined) {
    return {
      place,
      message: `Тег ${closing} закрыт в другом абзаце, чем открыт. Поставьте оба тега на отдельные строки.`,
    }
  }
  return { place, message: messageOf(ruleId ?? '', reason, thrown.cause) }
}

function messageOf(rule: string, reason: string, cause: unknown): string {
  const found = /Unexpected character `(.+?)` \(/.exec(reason)?.[1]
  switch (rule) {
    case 'unexpected-character':
      if (reason.includes('before name')) {
        const comment = found === '!' ? ' Комментарий пишется как {/* … */}.' : ''
        return `После «<» ожидается имя тега, а стоит «${found}».${comment} Если это не тег, напишите &lt; или возьмите текст в обратные кавычки.`
      }
      if (found === '/' && reason.includes('local name'))
        return 'После «<» ожидается имя тега, а стоит адрес. В .mdx ссылка пишется как [текст](адрес).'
      return `Знак «${found}» внутри тега не на месте. Проверьте кавычки и названия свойств.`
    case 'unexpected-eof':
      if (reason.includes('closing brace'))
        return 'Фигурная скобка «{» не закрыта. Добавьте «}» или напишите \\{, если это просто знак.'
      return 'Тег не дописан до конца. Добавьте «>».'
    case 'unexpected-closing-slash':
      return 'Закрывающий тег есть, а открывающего перед ним нет. Уберите его или добавьте открывающий.'
    case 'unexpected-attribute':
      return 'В закрывающем теге не бывает свойств. Оставьте только имя.'
    case 'unexpected-self-closing-slash':
      return 'Тег начинается и заканчивается косой чертой. Оставьте одну.'
    case 'unexpected-lazy':
      return 'Выражение в цитате или списке продолжается без «>» или отступа. Добавьте их в каждую строку.'
    case 'non-spread':
    case 'spread-extra':
      return 'В фигурных скобках внутри тега ожидается {...объект}.'
    case 'non-esm':
      return 'Рядом с import и export в .mdx бывают только они. Напишите export перед объявлением или вынесите код в модуль.'
    case 'acorn':
      if (declaredTwice(cause) !== undefined)
        return `Имя «${declaredTwice(cause)}» объявлено дважды. Переименуйте или уберите одно из объявлений.`
      return `Код в фигурных скобках или import не разобрать (${acornReason(cause)}). Если это просто текст, напишите \\{.`
    case 'parser':
      return 'Разметку файла не разобрать. Проверьте списки, заголовки и теги, которые правили последними.'
    default:
      return `Разметка MDX не разобрана: ${reason}.`
  }
}

/** The name that the code of a text has twice. */
const declaredTwice = (cause: unknown): string | undefined =>
  cause instanceof Error ? /Identifier '(.+?)' has already been declared/.exec(cause.message)?.[1] : undefined

const acornReason = (cause: unknown): string => {
  const text = cause instanceof Error ? cause.message.replace(/\s*\(\d+:\d+\)$/, '') : ''
  if (text === 'Unexpected token') return 'лишний знак'
  if (text.startsWith('Unterminated')) return 'не хватает закрывающей кавычки'
  if (text.startsWith('Unexpected content after')) return 'после выражения что-то лишнее'
  return text === '' ? 'ошибка разбора' : text
}
