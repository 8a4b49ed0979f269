/** Components that `.mdx` files may use without an import, with the elements around their content. */
export const componentElements = {
  Actions: ['div'],
  Admonition: ['aside', 'div'],
  ButtonLink: ['a'],
  Card: ['div'],
  Cards: ['section'],
  CellPoint: ['figure', 'figcaption'],
  CommandLife: ['figure', 'figcaption'],
  Details: ['details', 'div'],
  FrameSteps: ['figure', 'figcaption'],
  Hero: ['section', 'div'],
  Split: ['section', 'div'],
  Step: ['li'],
  Steps: ['section', 'ol'],
  TabItem: [],
  Tabs: ['div', 'div'],
} as const

export type ComponentName = keyof typeof componentElements

// `Object.keys` loses the type
export const componentNames = Object.keys(componentElements) as ComponentName[]

/** Required props by component, or by module for imported components. */
export const requiredProps: Record<string, string[]> = {
  ButtonLink: ['to'],
  Card: ['title', 'to'],
  Hero: ['title'],
  Step: ['title', 'to'],
  Steps: ['title'],
  '@theme/TOCInline': ['toc'],
  '@theme/ThemedImage': ['sources'],
}

/** Modules of Docusaurus with the elements around the content of their component. */
export const importedElements = {
  '@docusaurus/Link': ['a'],
  '@theme/Admonition': componentElements.Admonition,
  '@theme/CodeBlock': ['figure', 'pre'],
  '@theme/Details': componentElements.Details,
  '@theme/DocCardList': ['div'],
  '@theme/TabItem': componentElements.TabItem,
  '@theme/Tabs': componentElements.Tabs,
} as const
