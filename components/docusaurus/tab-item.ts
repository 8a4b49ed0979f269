export { TabItem as default } from '../ui/boxes'
