/** Messages about missing modules of Docusaurus, and about names that modules do not export. */
import { contentDir } from '../../build/content-dir.mjs'
import { docusaurusModules } from '../../markdown/mdx/docusaurus-modules.mjs'
import { nearest } from '../../problems/hints'

/** Says that the site does not have a module of Docusaurus. `themes` are modules in `src/theme`. */
export function explainMissing(wanted: string, themes: string[]): string {
  const [scope = '', name = ''] = wanted.split('/')
  const all = [...Object.keys(docusaurusModules), ...themes]
  const names = new Map(all.map((module) => [module.slice(module.indexOf('/') + 1), module]))
  const near = names.get(nearest(wanted.slice(scope.length + 1), names.keys()) ?? '')
  const isTheme = scope === '@theme'
  const others = isTheme ? [] : all.filter((module) => module.startsWith(`${scope}/`))
  const where = isTheme ? `Нет ни модуля «${wanted}», ни файла src/theme/${name}.` : `Нет модуля «${wanted}».`
  const present = others.length > 0 ? ` Есть: ${others.join(', ')}.` : ''
  const found = near === undefined ? present : ` Возможно, «${near}»?`
  return `${where}${found} Замены — docs/docusaurus.md, «Чем заменить».`
}

/** Says that a module, given by its file, does not export a name. */
export function missingMessage(file: string, name: string): string {
  const [, ofDocusaurus] = /^components\/docusaurus\/(.*)\.tsx?$/.exec(file) ?? []
  const [moduleName] = Object.entries(docusaurusModules).find(([, stem]) => stem === ofDocusaurus) ?? []
  const from = moduleName ?? file.replace(/^text:/, `${contentDir()}/`).replace(/^node_modules\//, '')
  if (name === 'default')
    return `В «${from}» нет export default. Возьмите то, что там есть: import { имя } from ….`
  const advice =
    moduleName === undefined
      ? 'Проверьте имя и export.'
      : 'Что есть в модулях Docusaurus — docs/authoring.md, «Готовые компоненты».'
  return `В «${from}» нет имени «${name}». ${advice}`
}
