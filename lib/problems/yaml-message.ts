/** Common errors of the `yaml` package in Russian, by code: what was found, and what to do. */
const messages: Record<string, string> = {
  BAD_ALIAS:
    'ссылка «*имя» ни на что не указывает. Возьмите значение, которое начинается с «*» или «&», в кавычки.',
  BAD_DIRECTIVE: 'непонятная директива. Возьмите значение, которое начинается с «%», в кавычки.',
  BAD_DQ_ESCAPE:
    'в двойных кавычках непонятная последовательность с «\\». Удвойте черту или возьмите значение в одинарные кавычки.',
  BAD_INDENT: 'отступ не совпадает с соседними строками. Выровняйте поля одного уровня.',
  BAD_SCALAR_START: 'значение не может начинаться с этого знака. Возьмите его в кавычки.',
  BLOCK_AS_IMPLICIT_KEY: 'в значении есть двоеточие с пробелом. Возьмите значение в кавычки.',
  BLOCK_IN_FLOW: 'внутри скобок […] и {…} нельзя писать список или поля с новой строки.',
  CODE_COMMENT: 'комментариев «//» и «/* */» здесь нет: они сливаются с тем, что ниже. Уберите комментарий.',
  DUPLICATE_KEY: 'поле написано дважды. Оставьте одно.',
  ENDLESS_ALIAS: 'ссылки «*имя» повторяют друг друга без конца. Напишите значение без «&имя» и «*имя».',
  JOINED_FIELD: 'после двоеточия нет обычного пробела: ожидается «поле: значение». Поставьте его.',
  MISSING_CHAR: 'не хватает закрывающей кавычки, скобки или двоеточия после названия поля.',
  MISSING_COMMA: 'между значениями не хватает запятой, или двоеточия после названия поля. Поставьте знак.',
  MULTILINE_IMPLICIT_KEY:
    'строка без двоеточия: ожидается «поле: значение». Длинное значение возьмите в кавычки.',
  MULTIPLE_DOCS: 'в файле несколько документов, разделённых «---». Оставьте один.',
  RESOURCE_EXHAUSTION: 'слишком глубокая вложенность или слишком много ссылок «*имя». Упростите значения.',
  TAB_AS_INDENT: 'отступ сделан табуляцией. Замените её пробелами.',
  TAG_RESOLVE_FAILED: 'непонятная метка «!имя». Возьмите значение, которое начинается с «!», в кавычки.',
  UNEXPECTED_TOKEN: 'лишний знак. Если он часть значения, возьмите значение в кавычки.',
}

const otherwise = 'значение не удаётся разобрать. Проверьте кавычки и отступы.'

/** Translates an error of the `yaml` package, given its `code` and `original` message. */
export function yamlMessage(code: string, original: string): string {
  // an unclosed list or object, which the package reports as wrong indentation
  const bracket = /and end with a (.)/.exec(original)?.[1]
  if (bracket) return `Разметка YAML: не хватает закрывающей скобки «${bracket}». Добавьте её.`
  if (original.startsWith('Missing ,')) return yamlMessage('MISSING_COMMA', '')
  // a value such as `title: !Важно`
  if (original.startsWith('Tags and anchors')) return yamlMessage('TAG_RESOLVE_FAILED', '')
  return `Разметка YAML: ${messages[code] ?? otherwise}`
}
