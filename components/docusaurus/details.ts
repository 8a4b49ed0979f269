export { Details as default } from '../mdx/boxes'
