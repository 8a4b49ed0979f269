/** Advice on modules of Docusaurus that the site lacks, and on names in them. */
import { contentDir } from '../../build/content-dir.mjs'
import { docusaurusModules } from '../../markdown/mdx/docusaurus-modules.mjs'
import { nearest } from '../../problems/hints'
import { ownValue } from '../../data/own-value'

const ofBuild = 'Он нужен сборке Docusaurus, а не странице. Уберите этот import.'
const ofPlugins = 'Плагинов здесь нет: сохраните их данные файлом .json и импортируйте его.'
const ofTheme = 'Части темы Docusaurus здесь не заменяют: уберите обёртку, а оформление задайте стилями.'
const ofOtherParts = 'Их вид меняют стили: docs/docusaurus.md, «Стили». Файл можно удалить.'
const ofIcons = 'Значок вставьте рисунком: import Icon from «./icon.svg».'
const ofColours = 'Кнопку сделайте своим компонентом: useColorMode из «@docusaurus/theme-common».'
const ofPath = 'Адрес страницы даёт useLocation.'
const ofRoutes = 'У каждой страницы здесь свой файл: docs/docusaurus.md.'
const ofExamples = 'Живой пример — свой компонент.'
const ofShell = 'Оболочку страниц (шапку, меню, подвал) здесь дают файлы сайта: docs/architecture.md.'

const forAll = (scope: string, names: string, advice: string): [start: string, advice: string][] =>
  names.split(' ').map((name) => [scope + name, advice])

/** Advice by module, or by the beginning of its name. */
export const moduleAdvice: [start: string, advice: string][] = [
  ['@docusaurus/plugin-content-blog/client', 'Записи блога компонентам не видны: дайте на них ссылки.'],
  ['@docusaurus/theme-common/internal', 'Внутренних модулей темы здесь нет. Уберите этот import.'],
  ['@docusaurus/useIsomorphicLayoutEffect', 'Возьмите useLayoutEffect из «react».'],
  ['@docusaurus/isInternalUrl', 'Ссылки на другие сайты Link из «@docusaurus/Link» отличает сам.'],
  ['@docusaurus/types', 'Здесь нет его типов: пишите import type или уберите их.'],
  ...forAll('@docusaurus/', 'useGlobalData useRouteContext constants', ofPlugins),
  ...forAll('@docusaurus/', 'ComponentCreator core logger renderRoutes utils', ofBuild),
  ['@theme/MDXContent', 'Текст вставляется так: import Part from «./_part.mdx» и <Part />.'],
  ...forAll('@theme/', 'ColorModeToggle Navbar/ColorModeToggle', ofColours),
  ['@theme/Mermaid', 'Схему нарисует блок кода с пометкой mermaid.'],
  ['@theme/Playground', ofExamples],
  ['@theme/prism-include-languages', 'Языки кода подключать не нужно.'],
  ...forAll('@theme/', 'Icon/ Admonition/Icon/', ofIcons),
  ...forAll('@theme/', 'BlogPost DocItem DocPage DocPaginator DocRoot DocSidebar DocVersion', ofShell),
  ...forAll('@theme/', 'Footer Logo Navbar NotFound Root SearchBar', ofShell),
  ...forAll('@theme-', 'original/ init/', ofTheme),
  ['@generated/', 'Настройки сайта даёт useDocusaurusContext.'],
]

/** Advice on parts of the theme that have a module here. */
const partAdvice: [start: string, advice: string][] = [
  ['@theme/Admonition/', 'Виды вставок одни для всех: чужой замените ближайшим с названием.'],
  ['@theme/Layout', ofShell],
  ['@theme/ReactLiveScope', ofExamples],
]

/** What authors do instead of replacing a part of the theme. */
export const adviceOnPart = (name: string): string =>
  [...moduleAdvice, ...partAdvice].find(([start]) => `@theme/${name}`.startsWith(start))?.[1] ?? ofOtherParts

/** Says that the site lacks a module of Docusaurus, and what to use. `themes` are modules in `src/theme`. */
export function explainMissing(wanted: string, themes: string[]): string {
  const [scope = '', name = ''] = wanted.split('/')
  const all = [...Object.keys(docusaurusModules), ...themes]
  const [, advice] = moduleAdvice.find(([start]) => wanted.startsWith(start)) ?? []
  const names = new Map(all.map((module) => [module.slice(module.indexOf('/') + 1), module]))
  const near = names.get(nearest(wanted.slice(scope.length + 1), names.keys()) ?? '')
  const where =
    scope === '@theme' ? `Нет ни модуля «${wanted}», ни файла src/theme/${name}.` : `Нет модуля «${wanted}».`
  if (advice !== undefined) return `${where} ${advice}`
  if (near !== undefined) return `${where} Возможно, «${near}»?`
  const others = all.filter((module) => module.startsWith(`${scope}/`) && !module.startsWith('@theme/MDX'))
  return `${where} Есть: ${(others.length > 0 ? others : all).join(', ')}.`
}

/** Advice by module, then by name. */
export const nameAdvice: Record<string, Record<string, string>> = {
  '@docusaurus/router': {
    Redirect: 'Прежний адрес страницы впишите в её поле redirect_from: docs/docusaurus.md.',
    matchPath: ofPath,
    useParams: ofPath,
    useRouteMatch: ofPath,
    withRouter: ofPath,
    Route: ofRoutes,
    Switch: ofRoutes,
    NavLink: 'Возьмите Link из «@docusaurus/Link».',
  },
  '@docusaurus/theme-common': {
    Collapsible: 'Возьмите Details из «@theme/Details».',
    useCollapsible: 'Возьмите Details из «@theme/Details».',
    ErrorCauseBoundary: 'Возьмите ErrorBoundary из «@docusaurus/ErrorBoundary».',
    HtmlClassNameProvider: 'Классы своей вёрстке задайте сами.',
    PageMetadata: 'Возьмите Head из «@docusaurus/Head».',
    ThemeClassNames: 'Классы своей вёрстке задайте сами.',
    useHistorySelector: 'Возьмите useLocation из «@docusaurus/router».',
    usePrismTheme: 'Код раскрасит CodeBlock из «@theme/CodeBlock».',
    useThemeConfig: 'Настройки сайта даёт useDocusaurusContext, свои импортируйте файлом .json.',
    useWindowSize: 'Ширину окна узнайте в useEffect: matchMedia («(min-width: 60rem)»).matches.',
  },
  '@docusaurus/plugin-content-docs/client': {
    useAllDocsData: 'Версии даёт useVersions, карточки страниц — DocCardList из «@theme/DocCardList».',
    useDoc:
      'Поля страницы — frontMatter, название — contentTitle, заголовки — toc: передайте их компоненту из текста.',
    useDocById: 'Карточки страниц даёт DocCardList из «@theme/DocCardList».',
    useSidebarBreadcrumbs: 'Путь к странице сайт показывает сам.',
    useDocsData: 'Версии даёт useVersions, карточки страниц — DocCardList из «@theme/DocCardList».',
    useDocsSidebar: 'Карточки страниц раздела даёт DocCardList из «@theme/DocCardList».',
    useDocsVersion: 'Возьмите useActiveVersion.',
    useDocVersionSuggestions: 'Возьмите useLatestVersion.',
  },
}

/** What to use in place of a name that a Docusaurus module lacks here. */
export const adviceOnName = (module: string, name: string): string =>
  ownValue(ownValue(nameAdvice, module) ?? {}, name) ??
  'Что есть в модулях Docusaurus — docs/authoring.md, «Готовые компоненты».'

/** Says that a module, given by its file, does not export a name. */
export function missingMessage(file: string, name: string): string {
  const [, ofDocusaurus] = /^components\/docusaurus\/(.*)\.tsx?$/.exec(file) ?? []
  const [moduleName] = Object.entries(docusaurusModules).find(([, stem]) => stem === ofDocusaurus) ?? []
  const from = moduleName ?? file.replace(/^text:/, `${contentDir()}/`).replace(/^node_modules\//, '')
  if (name === 'default')
    return `В «${from}» нет export default. Возьмите то, что там есть: import { имя } from ….`
  const advice = moduleName === undefined ? 'Проверьте имя и export.' : adviceOnName(moduleName, name)
  return `В «${from}» нет имени «${name}». ${advice}`
}
