export { Details as default } from '../ui/blocks'
