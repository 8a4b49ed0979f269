/** Common errors of the `yaml` package in Russian, by code: what was found, and what to do. */
const messages: Record<string, string> = {
  BAD_ALIAS:
    'Ссылка «*имя» ни на что не указывает. Возьмите значение, которое начинается с «*» или «&», в кавычки.',
  BAD_DIRECTIVE: 'Непонятная директива. Возьмите значение, которое начинается с «%», в кавычки.',
  BAD_DQ_ESCAPE:
    'В двойных кавычках непонятная последовательность с «\\». Удвойте черту или возьмите значение в одинарные кавычки.',
  BAD_INDENT: 'Отступ не совпадает с соседними строками. Выровняйте поля одного уровня.',
  BAD_SCALAR_START: 'Значение не может начинаться с этого знака. Возьмите его в кавычки.',
  BLOCK_AS_IMPLICIT_KEY: 'В значении есть двоеточие с пробелом. Возьмите значение в кавычки.',
  BLOCK_IN_FLOW: 'Внутри скобок […] и {…} нельзя писать список или поля с новой строки.',
  CODE_COMMENT: 'Комментариев «//» и «/* */» здесь нет: они сливаются с тем, что ниже. Уберите комментарий.',
  DUPLICATE_KEY: 'Поле написано дважды. Оставьте одно.',
  ENDLESS_ALIAS: 'Ссылки «*имя» повторяют друг друга без конца. Напишите значение без «&имя» и «*имя».',
  JOINED_FIELD: 'После двоеточия нет обычного пробела: ожидается «поле: значение». Поставьте его.',
  MISSING_CHAR: 'Не хватает закрывающей кавычки, скобки или двоеточия после названия поля.',
  MISSING_COMMA: 'Между значениями не хватает запятой, или двоеточия после названия поля. Поставьте знак.',
  MULTILINE_IMPLICIT_KEY:
    'Строка без двоеточия: ожидается «поле: значение». Длинное значение возьмите в кавычки.',
  MULTIPLE_DOCS: 'В файле несколько документов, разделённых «---». Оставьте один.',
  RESOURCE_EXHAUSTION: 'Слишком глубокая вложенность или слишком много ссылок «*имя». Упростите значения.',
  TAB_AS_INDENT: 'Отступ сделан табуляцией. Замените её пробелами.',
  TAG_RESOLVE_FAILED: 'Непонятная метка «!имя». Возьмите значение, которое начинается с «!», в кавычки.',
  UNEXPECTED_TOKEN: 'Лишний знак. Если он часть значения, возьмите значение в кавычки.',
}

const otherwise = 'Значение не удаётся разобрать. Проверьте кавычки и отступы.'

/** Translates an error of the `yaml` package, given its `code` and `original` message. */
export function yamlMessage(code: string, original: string): string {
  // an unclosed list or object, which the package reports as wrong indentation
  const bracket = /and end with a (.)/.exec(original)?.[1]
  if (bracket) return `Разметка YAML: Не хватает закрывающей скобки «${bracket}». Добавьте её.`
  if (original.startsWith('Missing ,')) return yamlMessage('MISSING_COMMA', '')
  // a value such as `title: !Важно`
  if (original.startsWith('Tags and anchors')) return yamlMessage('TAG_RESOLVE_FAILED', '')
  return `Разметка YAML: ${messages[code] ?? otherwise}`
}
