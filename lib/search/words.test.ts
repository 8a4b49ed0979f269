import { describe, expect, test } from 'vitest'
import { withoutBlobs } from '../publish/search-pages'
import { soundOf } from './readings'
import { stem, tokenize } from './words'

const termsOf = (text: string) => tokenize(text).map(({ terms }) => terms.join(' '))

describe('words', () => {
  test('share a stem with their forms', () => {
    for (const form of ['событие', 'событий', 'событиями', 'События'])
      expect(termsOf(form)).toEqual(['событ'])
    expect(stem('клеток')).not.toBe(stem('клетка'))
    for (const [one, other] of [
      ['клеток', 'клетка'],
      ['настроек', 'настройка'],
      ['окон', 'окно'],
      ['копеек', 'копейка'],
      ['столбцов', 'столбец'],
      ['кэшем', 'кеш'],
    ] as const)
      expect(soundOf(stem(one))).toBe(soundOf(stem(other)))
  })

  test('match with «е» for «ё», composed or not, with stress marks and soft hyphens', () => {
    expect(termsOf('всё')).toEqual(termsOf('все'))
    expect(termsOf('настройка'.normalize('NFD'))).toEqual(termsOf('настройка'))
    expect(termsOf('серве\u0301р плат\u00adформа')).toEqual(termsOf('сервер платформа'))
  })

  test('keep their offsets in the text', () => {
    const text = 'Его «состояни\u0435» — move/walk.'
    expect(tokenize(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      'Его',
      'состояние',
      'move/walk',
    ])
  })
})

describe('names', () => {
  test('are found as a whole and by their parts', () => {
    expect(termsOf('isPublic')).toEqual(['ispublic is public'])
    expect(termsOf('load_group')).toEqual(['load_group load group'])
    expect(termsOf('PlayerController.Update')).toEqual([
      'playercontroller.update playercontroller player controller update',
    ])
    expect(termsOf('HTTPServer Map2D')).toEqual(['httpserver http server', 'map2d map 2 d'])
  })

  test('are the same with any separators', () => {
    for (const name of ['move/walk', 'move.walk', 'move::walk', 'move-walk'])
      expect(termsOf(name)).toEqual(['move.walk move walk'])
    expect(termsOf('веб-часть')).toEqual(['веб част'])
    // no name: whoever types it also looks for pages with its parts
    expect(termsOf('http-кэш')).toEqual(['http кэш'])
    expect(termsOf('C# и C++')).toEqual(['c#', 'и', 'c++'])
  })

  test('lose only the plural «s»', () => {
    expect(termsOf('events settings class status')).toEqual(['event', 'setting', 'class', 'status'])
  })
})

describe('blobs', () => {
  test('of base64 and hexadecimal digits are left out', () => {
    const base64 = Buffer.from('any text that somebody has put into an example').toString('base64')
    const hash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'
    expect(withoutBlobs(`ключ ${base64} и ${hash}`)).toBe('ключ … и …')
  })

  test('are not names, paths or versions', () => {
    for (const text of [
      'com.unity.localization',
      'Assets/Resources/Prefabs/enemy.prefab',
      'RuntimeInitializeOnLoadMethod(RuntimeInitializeLoadType.BeforeSceneLoad)',
      'UNITY_RENDER_PIPELINE_VERSION_2022_3',
      '/animation/patch/1/prefabs?since=1700000000',
    ])
      expect(withoutBlobs(text)).toBe(text)
  })
})
