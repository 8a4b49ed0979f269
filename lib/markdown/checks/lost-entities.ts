/** Finds HTML entities that are left as text because they are misspelt. */
import type { Text } from 'mdast'
import { editDistance } from '../../text/edit-distance'
import { show } from '../../problems/hints'
import type { Leftover } from './lost-blocks'

/** Entities that authors write in prose. */
const common =
  'amp apos bull cent copy dagger darr deg divide emsp ensp euro frac12 ge gt harr hellip infin larr laquo ldquo le lsquo lt mdash middot minus nbsp ndash ne para plusmn pound quot raquo rarr rdquo reg rsquo sect shy sup2 sup3 thinsp times trade uarr yen zwnj'.split(
    ' ',
  )

/** Finds misspelt entities. `source` is the text as written: in the node's value, entities are decoded. */
export const lostEntities = ({ value, position }: Text, source: string): Leftover[] => {
  const start = position?.start.offset
  if (start === undefined) return []
  const written = source.slice(start, position?.end.offset)
  return [...written.matchAll(/(?<![\\&])&([a-z][a-z\d]{2,9})(;|(?![\w;=&]))/gi)].flatMap(
    ({ 0: mark, 1: name = '', 2: end, index }) => {
      if (!value.includes(mark) || isInAddress(written, index)) return []
      const near = end === ';' ? nearestEntity(name) : common.find((one) => one === name && one.length > 3)
      const message = `Знак ${show(mark)} остался текстом. Возможно, «&${near};»?`
      // `&nbsp;` as written is a space: the one in the value is from `&amp;nbsp;`
      return near === undefined || mark === `&${near};` ? [] : [{ at: start + index, message }]
    },
  )
}

const sorted = (text: string): string => text.split('').toSorted().join('')

/** The entity that a name misspells: by the order or case of its letters, or in a long name by one letter. */
function nearestEntity(name: string): string | undefined {
  const word = name.toLowerCase()
  return (
    common.find((one) => sorted(one) === sorted(word)) ??
    common.find((one) => Math.min(one.length, word.length) > 3 && editDistance(one, word) === 1)
  )
}

/** Whether the word around an offset is an address or has parameters. */
const isInAddress = (text: string, at: number): boolean =>
  /\S=\S*$|:\/\/\S*$|\?[\w-]+$/.test(text.slice(0, at))
