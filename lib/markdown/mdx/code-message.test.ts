import { expect, test } from 'vitest'
import { codeMessage } from './code-message'

test.each([
  ['Unexpected end of file', 'файл не дописан: не хватает закрывающей скобки или кавычки'],
  ['Unexpected "}"', 'лишнее «}»'],
  ['Expected ")" but found "{"', 'ожидается «)», а стоит «{»'],
  ['Expected identifier but found "="', 'ожидается имя, а стоит «=»'],
  ['Expected ";" but found end of file', 'файл не дописан: в конце ожидается «;»'],
  ['Unterminated string literal', 'не закрыта кавычка'],
  ["Cannot find module 'x'\nRequire stack:", 'нет модуля «x»'],
  ['pages is not defined', 'нет имени «pages»'],
  ['нет файла', 'нет файла'],
])('%s', (text, russian) => expect(codeMessage(text)).toBe(russian))
