export { Admonition as default } from '../ui/boxes'
