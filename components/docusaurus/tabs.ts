export { Tabs as default } from '../mdx/boxes'
