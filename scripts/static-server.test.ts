import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { addressOf, stopServer } from '../tests/support/server'
import { serve } from './static-server'

test('the server outlives a file that cannot be opened, such as one that a build just removed', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'served-'))
  fs.writeFileSync(path.join(folder, 'index.html'), 'Начало')
  // a socket has a size and a date like a file, but cannot be opened
  const socket = net.createServer().listen(path.join(folder, 'gone.js'))
  const server = await serve(folder)
  try {
    await expect(fetch(`${addressOf(server)}/gone.js`)).rejects.toThrow('fetch failed')
    expect(await (await fetch(`${addressOf(server)}/`)).text()).toBe('Начало')
  } finally {
    stopServer(server)
    socket.close()
    fs.rmSync(folder, { recursive: true, force: true })
  }
})
