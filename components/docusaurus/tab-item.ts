export { TabItem as default } from '../ui/blocks'
