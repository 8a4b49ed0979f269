export { Details as default } from '../ui/boxes'
