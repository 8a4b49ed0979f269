export { Tabs as default } from '../ui/boxes'
