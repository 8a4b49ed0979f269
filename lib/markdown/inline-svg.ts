import type { Element } from 'hast'
import { h } from 'hastscript'
import { escapeHtml } from '../text/escape-html'
import { contentStrings as strings } from '../strings/content-strings.mjs'

/** Markup of an SVG file with a text alternative on its root; prolog and comments are dropped. */
export const svgMarkup = (svg: string, alt: string): string =>
  svg
    .replace(/<\?xml[\s\S]*?\?>|<!DOCTYPE[^>]*>|<!--[\s\S]*?-->/gi, '')
    .replace(/\s*\n\s*/g, '\n')
    .trim()
    .replace(/<svg\b/, () => `<svg role="img" aria-label="${escapeHtml(alt)}"`)

/** A drawing that is part of the page, in a box that scrolls sideways on narrow screens. */
export const inlineSvg = (svg: string, alt: string): Element =>
  h('div', { class: 'picture', tabIndex: 0, role: 'group', ariaLabel: strings.picture }, [
    { type: 'raw', value: svgMarkup(svg, alt) } as never, // `raw` is a node of hast-util-to-html
  ])
