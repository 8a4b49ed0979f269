/** The part of an `.mdx` file that needs a browser, as a module: see `client-code.ts`. */
module.exports = function mdxClientLoader(text) {
  const done = this.async()
  void import('tsx/esm/api')
    .then(({ tsImport }) =>
      Promise.all(['../parse.ts', '../client-code.ts'].map((file) => tsImport(file, `file://${__filename}`))),
    )
    .then(([{ parseTree }, { clientCode }]) => {
      const { tree, file } = parseTree({ path: this.resourcePath, text }, 'mdx')
      return clientCode(tree, String(file))?.module ?? ''
    })
    .then((module) => done(null, module), done)
}
