/** The components that `src/theme/MDXComponents` extends. Empty: texts have the components of this site anyway. */
export default {}
