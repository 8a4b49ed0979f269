import { afterEach, expect, test, vi } from 'vitest'
import { hrefOf } from '@/lib/text/url'
import { isDone, keepCheck } from './check-lists'

afterEach(() => void vi.unstubAllGlobals())

test.each(['/docs/lesson-1/', '/docs/уроки/шаг/', '/docs/100%/'])(
  'a page is done at its href: %s',
  (path) => {
    const href = hrefOf(path)
    class Box extends EventTarget {
      checked = true
      value = '0'
    }
    const box = new Box()
    vi.stubGlobal('HTMLInputElement', Box)
    vi.stubGlobal('localStorage', undefined)
    vi.stubGlobal('location', new URL(href, 'https://example.com'))
    vi.stubGlobal('document', { querySelectorAll: () => [box] })
    vi.stubGlobal('dispatchEvent', () => true)
    keepCheck(box as unknown as HTMLElement)
    expect(isDone(href)).toBe(true)
    box.checked = false
    keepCheck(box as unknown as HTMLElement)
    expect(isDone(href)).toBe(false)
  },
)
