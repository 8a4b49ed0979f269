const postcss = require('postcss')

/**
 * In Docusaurus, a selector without a class in a CSS module is global. Turbopack rejects it, unless it contains a part that the bundler
 * does not analyse.
 *
 * @param {string} css
 */
module.exports = (css) => {
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    const { parent } = rule
    if (parent?.type === 'rule' || (parent?.type === 'atrule' && /keyframes$/i.test(parent.name))) return
    rule.selectors = rule.selectors.map((selector) =>
      hasClass(selector) ? selector : selector.replace(/^[\w*|-]*/, '$&:is(*)'),
    )
  })
  return root.toString()
}

/** @param {string} selector */
const hasClass = (selector) => /[.#][\w-]/.test(selector.replace(/\[[^\]]*\]|:(global|not)\([^)]*\)/g, ''))
