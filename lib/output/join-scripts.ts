/** Small scripts of a page in one file: to ask for each takes a connection and a slow telephone longer than to run it. */
import { hashOf } from '../text/hash-of'
import { frameworkFolder } from './framework-folder'

/** The longest script that is a small one, in characters. */
const limit = 4096
/** How a script of the bundler says which file it is. In a file with others it has to give its name. */
const whichFile = '"object"==typeof document?document.currentScript:void 0'
const folder = '/_next/'

/** A script as an element of the framework's data. */
const scriptElement = /\["\$","script","script-\d+",\{"src":"[^"]+","async":true[^}]*\}\]/g

/**
 * Framework data without elements for scripts: React would put each into the page that is not there by itself, though the parts that
 * need it name it, too, and the bundler brings what they name.
 */
export const withoutScripts = (data: string): string => data.replace(scriptElement, () => 'null')

export interface JoinedScripts {
  /** Addresses of the scripts of the page, the joined file in place of those in it. */
  scripts: string[]
  /** The joined file, unless there are not two small scripts. */
  joined?: { name: string; text: string }
}

/**
 * Joins the small ones of the scripts at these addresses. `read` gives the text of a file of the site. Scripts that the bundler writes in
 * another way than the one known here stay alone.
 */
export function joinScripts(addresses: string[], read: (file: string) => string): JoinedScripts {
  const small = addresses.flatMap((address) => {
    const [base = '', name] = address.split(folder)
    if (name === undefined) return []
    const text = read(`${folder.slice(1)}${name}`)
    const isJoined = text.length <= limit && text.split(whichFile).length === 2
    return isJoined
      ? [{ address, base, name, text: text.replace(whichFile, () => JSON.stringify(name)) }]
      : []
  })
  const [first, second] = small
  if (!first || !second) return { scripts: addresses }
  // else it asks for those whose element is not in the page when it needs them
  const loaded = { otherChunks: small.map((each) => each.name), runtimeModuleIds: [] }
  const text = [...small.map((each) => each.text), `TURBOPACK.push(${JSON.stringify(loaded)})`].join('\n')
  const name = `${frameworkFolder}/${hashOf(text).slice(0, 12)}.js`
  const others = addresses.filter((address) => !small.some((each) => each.address === address))
  return { scripts: [...others, `${first.base}/${name}`], joined: { name, text } }
}
