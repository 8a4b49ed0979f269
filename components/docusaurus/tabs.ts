export { Tabs as default } from '../ui/blocks'
