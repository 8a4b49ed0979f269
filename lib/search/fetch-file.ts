import { manifestName } from './file-names'
import type { LoadFile } from './types'

/**
 * Loads files of the index over the network from `base`, an address that ends with a slash. Names change with the content, so
 * the browser may keep all files but the manifest, about which it asks each time.
 */
export const fetchFrom =
  (base: string): LoadFile =>
  async (name) => {
    const response = await fetch(base + name, name === manifestName ? { cache: 'no-cache' } : {})
    if (!response.ok) throw new Error(`${response.status} ${base}${name}`)
    return response.json()
  }
