import fs from 'node:fs'

/** The deferred scripts of a page: the file next to it, and the addresses of scripts that it starts. */
interface DeferredScripts {
  /** Address of the file. */
  address: string
  text: string
  scripts: string[]
}

/** Reads the deferred scripts of a page in the finished site `out`. Throws if there are none. */
export function deferredScripts(out: string, html: string): DeferredScripts {
  const [address] = /\/_next\/static\/later\/[\da-f]+\.js/.exec(html) ?? []
  if (address === undefined) throw new Error('The page starts no scripts')
  const text = fs.readFileSync(out + address, 'utf8')
  const [, list = '[]'] = /^for \(const src of (\[.*?\])\)/m.exec(text) ?? []
  return { address, text, scripts: JSON.parse(list) as string[] }
}
