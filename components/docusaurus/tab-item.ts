export { TabItem as default } from '../mdx/boxes'
