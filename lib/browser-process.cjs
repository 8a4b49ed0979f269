/**
 * `process` for packages that expect Node.js in a browser. The framework brings one with timers, directories and listeners, of which
 * nothing here asks for more than this.
 */
module.exports = {
  env: {},
  browser: true,
  /** @param {(...args: unknown[]) => void} run @param {unknown[]} args */
  nextTick: (run, ...args) => queueMicrotask(() => run(...args)),
}
