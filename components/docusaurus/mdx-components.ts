/** The base of `src/theme/MDXComponents`. Empty, since texts have this site's components anyway. */
export default {}
