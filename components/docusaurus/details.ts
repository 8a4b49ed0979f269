export { Details as default } from '../mdx/details'
