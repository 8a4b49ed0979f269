/** The components that `src/theme/MDXComponents` extends. Empty: texts have those of this site anyway. */
export default {}
