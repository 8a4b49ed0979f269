/** A search on the other side of a worker or a message channel. */
import type { Search, SearchOptions } from './types'

/** What a worker, the inside of one, and an end of a channel have in common. */
export interface Port {
  postMessage: (message: unknown) => void
  addEventListener: (type: 'message', listener: (event: { data: unknown }) => void) => void
}

/** `text` is absent when nothing but loading is asked for. */
type Question = { id: number; text?: string; options?: SearchOptions }
type Answer = { id: number; value: unknown } | { id: number; error: string }

/** Answers what `searchThrough` asks at the other end. */
export function serveSearch(port: Port, { prepare, search }: Search): void {
  const answer = async ({ id, text, options }: Question): Promise<void> => {
    try {
      const value = await (text === undefined ? prepare() : search(text, options))
      port.postMessage({ id, value } satisfies Answer)
    } catch (error) {
      port.postMessage({ id, error: String(error) } satisfies Answer)
    }
  }
  port.addEventListener('message', ({ data }) => void answer(data as Question)) // sent below
}

/** The search that is served at the other end of a port; errors arrive with their messages. */
export function searchThrough(port: Port): Search {
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>()
  let last = 0
  port.addEventListener('message', ({ data }) => {
    const answer = data as Answer // sent above
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('error' in answer) asked?.reject(new Error(answer.error))
    else asked?.resolve(answer.value as never) // of the question with this id
  })
  const ask = <T>(question: Omit<Question, 'id'>): Promise<T> =>
    new Promise((resolve, reject) => {
      const id = ++last
      waiting.set(id, { resolve, reject })
      port.postMessage({ id, ...question })
    })
  return {
    prepare: () => ask({}),
    search: (text, options) => ask({ text, ...(options && { options }) }),
  }
}
