/** Fields of the items of `sidebars.js`, which may hold anything. */

export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

export const classOf = (value: object): { className?: string } =>
  'className' in value && typeof value.className === 'string' ? { className: value.className } : {}

export const descriptionOf = (value: Fields): { description?: string } =>
  typeof value['description'] === 'string' ? { description: value['description'] } : {}

/** A value as it stands in the file, to find its place. */
export const plainText = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : ''
