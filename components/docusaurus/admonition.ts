export { Admonition as default } from '../mdx/admonition'
