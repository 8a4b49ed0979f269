/** Highlighted lines of a code block of an `.mdx` file, as `rehype-mdx-code` leaves them. */
export const CodeLines = ({ label, html }: { label: string; html: string }) => (
  <pre tabIndex={0} role="group" aria-label={label} dangerouslySetInnerHTML={{ __html: html }} />
)
