import type { Element } from 'hast'
import { s } from 'hastscript'
import { iconPaths } from './icon-paths'

export const icon = (name: keyof typeof iconPaths): Element =>
  s('svg', { class: 'icon', viewBox: '0 0 16 16', ariaHidden: 'true' }, [s('path', { d: iconPaths[name] })])
