/** What `src/theme/MDXComponents` adds its own components to: those of the site are there without it. */
export default {}
