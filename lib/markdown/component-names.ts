/** Components that `.mdx` files may use without an import; `components/entry/registry.tsx` holds one for each name. */
export const componentNames = [
  'Actions',
  'Admonition',
  'ButtonLink',
  'Card',
  'Cards',
  'CellPoint',
  'CommandLife',
  'Details',
  'FrameSteps',
  'Hero',
  'Split',
  'Step',
  'Steps',
  'TabItem',
  'Tabs',
] as const

export type ComponentName = (typeof componentNames)[number]
