import { expect, test } from 'vitest'
import { codeMessage } from './code-message'

test.each([
  ['Unexpected end of file', 'файл не дописан: не хватает закрывающей скобки или кавычки'],
  ['Unexpected "}"', 'лишнее «}»'],
  ["Unexpected character '\u{10000}'", 'после «#» нет имени'],
  ["Unexpected character '#'", 'лишнее «#»'],
  ["Expected property name or '}' in JSON at position 1", 'это не JSON'],
  ['Expected ")" but found "{"', 'ожидается «)», а стоит «{»'],
  ['Expected identifier but found "="', 'ожидается имя, а стоит «=»'],
  ['Expected ";" but found end of file', 'файл не дописан: в конце ожидается «;»'],
  ['Unterminated string literal', 'не закрыта кавычка'],
  ["Cannot find module 'x'\nRequire stack:", 'нет модуля «x»'],
  ['pages is not defined', 'нет имени «pages»'],
  [
    'Objects are not valid as a React child (found: [object Date]). If you meant',
    'в тексте стоит объект, а не строка (Date)',
  ],
  ['(0 , d.pages) is not a function', '«pages» — не функция'],
  ['foo(...) is not a function', '«foo(...)» — не функция'],
  ['нет файла', 'нет файла'],
])('%s', (text, russian) => expect(codeMessage(text)).toBe(russian))
