/** The value of an attribute; a side of a picture may be `300`, `300px`, `50%`. */
export type AttributeValue = number | string | null | undefined | boolean | (string | number)[]

interface Size {
  width?: number | string
  height?: number | string
}

const pixels = (side: AttributeValue): number | undefined => {
  const [, digits] = /^(\d+(?:\.\d+)?)(?:px)?$/.exec(String(side ?? '')) ?? []
  return digits === undefined ? undefined : Number(digits)
}

const asWritten = (side: AttributeValue): string | undefined =>
  side === undefined || side === null || side === '' ? undefined : String(side)

/**
 * The attributes of a picture whose size is known: its own where an author has given none, else what is given, with the other side in
 * proportion, so that nothing moves when it comes.
 */
export function shownSize(
  own: { width?: number; height?: number },
  given: { width?: AttributeValue; height?: AttributeValue },
): Size {
  const { width: ownWidth, height: ownHeight } = own
  const [width, height] = [asWritten(given.width), asWritten(given.height)]
  if (ownWidth === undefined || ownHeight === undefined || (width !== undefined && height !== undefined))
    return { ...(width !== undefined && { width }), ...(height !== undefined && { height }) }
  if (width === undefined && height === undefined) return { width: ownWidth, height: ownHeight }
  const [wide, high] = [pixels(width), pixels(height)]
  if (wide !== undefined) return { width: wide, height: Math.round((wide * ownHeight) / ownWidth) }
  if (high !== undefined) return { width: Math.round((high * ownWidth) / ownHeight), height: high }
  return { ...(width !== undefined && { width }), ...(height !== undefined && { height }) }
}
