/** A module of an author that needs a browser is one for browsers: Docusaurus does not ask its authors to say so. */
module.exports = function clientLoader(code) {
  const done = this.async()
  void import('../client-signs.mjs').then(
    ({ isForBrowsers, needsBrowser }) =>
      done(null, needsBrowser(code) && !isForBrowsers(code) ? `'use client';${code}` : code),
    done,
  )
}
