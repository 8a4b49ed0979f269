/**
 * The loader of `.mdx` files while they are written. A file with a mistake becomes an empty module: what is wrong is told by the
 * page, with the messages of `npm run check`, and not by the bundler.
 */
const loadMdx = require('@next/mdx/mdx-js-loader')

const nothing = 'export default function MDXContent() { return null }'

module.exports = function authoringLoader(...args) {
  const done = this.async()
  const context = new Proxy(this, {
    get: (target, name) =>
      name === 'async'
        ? () =>
            (error, ...result) =>
              error ? done(null, nothing) : done(null, ...result)
        : Reflect.get(target, name),
  })
  loadMdx.apply(context, args)
}
