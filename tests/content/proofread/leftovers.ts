/** Leftovers of a draft. */
const notes =
  /(?<![\p{L}\d])(?:TODO|FIXME|TBD|XXX|lorem|ipsum|dolor|дописать позже|доделать|вставить (?:картинку|скриншот|ссылку)|уточнить позже)(?![\p{L}\d])/giu

const latin = /[A-Za-z][A-Za-z'’-]*(?:,?\s+[A-Za-z][A-Za-z'’-]*)+/g
/** Words that occur in sentences, but not in names of buttons or settings. */
const glue =
  /\b(?:the|an?|is|are|was|were|be|you|your|we|our|it|its|this|that|these|those|should|must|can|will|please|and|of|to|with|when|if|not)\b/gi

/** Notes to self and filler text. */
export const notesIn = (text: string): string[] => text.match(notes) ?? []

/** English sentences: many Latin words in a row, or a few with function words. Takes prose without code. */
export const englishIn = (text: string): string[] =>
  (text.match(latin) ?? []).filter((run) => {
    const words = run.split(/\s+/).length
    const links = run.match(glue)?.length ?? 0
    return words > 7 || (words >= 3 && links >= 2) || (words >= 5 && links >= 1)
  })
