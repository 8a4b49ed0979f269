/** Tells code that needs a browser by its signs: a page is rendered by the build, and code of Docusaurus does not say which kind it is. */

const signs = [
  // hooks of React and of authors; what stands for those of Docusaurus gives the same everywhere
  /\buse(?!BaseUrl|DocusaurusContext)[A-Z]\w*\s*(?:<[^()]*>)?\(/,
  /\bcreateContext\b/,
  /\bextends\s+(?:React\.)?(?:Pure)?Component\b/,
  /\son[A-Z]\w*\s*=\s*\{/,
  // components of packages, which hardly ever say what they need
  /\bimport\s+(?!type\b)(?:[A-Z]\w*\b|\{[^}]*\b[A-Z][^}]*\})[^;'"]*['"](?!react['"/]|@site\/|@theme|@docusaurus\/|[@~]?\/|\.)/,
]

/** Whether code works in browsers alone. @param {string} code */
export const needsBrowser = (code) => signs.some((sign) => sign.test(code))

/** Whether a module says so itself, comments aside. @param {string} code */
export const isForBrowsers = (code) =>
  /^\s*(?:\/\*[\s\S]*?\*\/\s*|\/\/.*\n\s*)*['"]use (?:client|server)['"]/.test(code)
