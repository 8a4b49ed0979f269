/** In development an `.mdx` file with a mistake is an empty module: its page shows the messages of `npm run check`. */
const loadMdx = require('@next/mdx/mdx-js-loader')

const nothing = 'export default function MDXContent() { return null }'

module.exports = function authoringLoader(...args) {
  const done = this.async()
  const async =
    () =>
    (error, ...result) =>
      error ? done(null, nothing) : done(null, ...result)
  const context = new Proxy(this, {
    get: (target, name) => (name === 'async' ? async : Reflect.get(target, name)),
  })
  loadMdx.apply(context, args)
}
