/** The package has no types. */
declare module 'commonmark-spec' {
  const specification: { tests: { number: number; section: string; markdown: string; html: string }[] }
  export default specification
}
