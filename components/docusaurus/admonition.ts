export { Admonition as default } from '../mdx/boxes'
