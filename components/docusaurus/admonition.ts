export { Admonition as default } from '../ui/blocks'
