const postcss = require('postcss')

/**
 * Adds `:is(*)`, which Turbopack does not analyse, to selectors without a class or an id: it would reject them,
 * but in Docusaurus they are global.
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
