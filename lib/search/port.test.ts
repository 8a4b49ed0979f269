import { MessageChannel, type MessagePort } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { searchOf, searchPage } from '@/tests/support/search-of'
import { searchThrough, serveSearch, type Port } from './port'
import { createSearch } from './query'

/** The two ends of a channel. */
function channel(): [Port, Port] {
  const { port1, port2 } = new MessageChannel()
  for (const port of [port1, port2]) port.unref()
  const end = (port: MessagePort): Port => ({
    postMessage: (message) => port.postMessage(message),
    addEventListener: (_type, listener) => void port.on('message', (data) => listener({ data })),
  })
  return [end(port1), end(port2)]
}

test('a search behind a port answers like the search itself', async () => {
  const [here, there] = channel()
  const direct = searchOf([searchPage('/a/', 'События', { '': 'Текст.' })])
  serveSearch(there, direct)
  const { prepare, search } = searchThrough(here)
  await prepare()
  const [one, other] = await Promise.all([search('события'), search('текст', { kind: 'blog' })])
  expect(one).toEqual(await direct.search('события'))
  expect(other.total).toBe(0)
})

test('its failures arrive with their messages', async () => {
  const [here, there] = channel()
  serveSearch(there, createSearch({ load: () => Promise.reject(new Error('offline')) }))
  await expect(searchThrough(here).search('события')).rejects.toThrow('offline')
})
