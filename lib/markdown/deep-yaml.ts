import { Parser, type CST } from 'yaml'

/** The maximum nesting of lists and objects: more than any file needs, and far from what a stack can hold. */
const maxDepth = 100

/**
 * The offset of a value that is nested too deeply, if any: converting it could exhaust the stack, which can end
 * the whole process. The package's `Parser` and this function are not recursive.
 */
export function deepYaml(text: string): number | undefined {
  let level: CST.Token[] = [...new Parser().parse(text)]
  for (let depth = 0; depth <= maxDepth; depth++) level = level.flatMap(childrenOf)
  return level[0]?.offset
}

function childrenOf(token: CST.Token): CST.Token[] {
  const values = 'value' in token ? [token.value] : []
  const children = 'items' in token ? token.items.flatMap(({ key, value }) => [key, value]) : values
  return children.filter((child) => child != null)
}
