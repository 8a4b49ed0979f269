import type { Entry } from '../../content/types'
import { problem, type Problem } from '../../problems/problem'

const packageOf = (source: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(source)?.[0] ?? source
const isPackage = (source: string): boolean => /^(?!@(?:site|theme|docusaurus)\/|@\/)[@\w]/.test(source)

/** Finds components of packages whose styles only another text imports. In Docusaurus that is enough. */
export function checkPackageStyles(entries: Entry[], shared: string[]): Problem[] {
  const all = entries.flatMap(({ parsed }) => parsed.imports.map(({ source }) => source))
  const styles = new Map(
    all
      .filter((source) => isPackage(source) && source.endsWith('.css') && !shared.includes(source))
      .map((source) => [packageOf(source), source]),
  )
  return entries.flatMap(({ source: { displayPath }, parsed }) => {
    const styled = new Set(
      parsed.imports.filter(({ source }) => source.endsWith('.css')).map(({ source }) => packageOf(source)),
    )
    return parsed.imports.flatMap(({ source, from, ...place }) => {
      const wanted = styles.get(packageOf(source))
      if (wanted === undefined || styled.has(packageOf(source))) return []
      const message = `Стили пакета «${packageOf(source)}» подключены в другом тексте, сюда они не попадут. Добавьте import '${wanted}'.`
      return [problem(from?.displayPath ?? displayPath, place, message, 'mdx/styles')]
    })
  })
}
