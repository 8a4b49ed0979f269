import type { ElementContent, Properties } from 'hast'

/** A component of the page with the properties of an element, which React knows by other names. */
export const jsxOf = (
  name: string,
  properties: Properties,
  children: ElementContent[] = [],
  isInline = false,
): ElementContent => ({
  type: isInline ? 'mdxJsxTextElement' : 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(properties).flatMap(([key, value]) =>
    value === undefined || value === null
      ? []
      : {
          type: 'mdxJsxAttribute' as const,
          name: key.replace(/^(aria|data)(?=[A-Z])/, '$1-').replace(/-[A-Z]/, (sign) => sign.toLowerCase()),
          value: [value].flat().join(' '),
        },
  ),
  children: children as never[],
})
