import { useState, type KeyboardEvent } from 'react'
import { nextPlace } from './move-focus'

interface Options {
  /** Id of the option that Enter opens. */
  selected: string | undefined
  select: (id: string) => void
  /** Handles a key of the field; true when it was one of the list. */
  press: (event: KeyboardEvent) => boolean
}

/**
 * The options of a list box, moved through while the field keeps the focus. The first one is selected whenever there is another
 * `answer`. Home and End belong to the text of the field until the reader has moved in the list.
 */
export function useOptions(ids: string[], answer: unknown): Options {
  const [choice, setChoice] = useState<{ answer: unknown; id: string | undefined; isInList: boolean }>()
  const current = choice?.answer === answer ? choice : undefined
  const selected = current?.id ?? ids[0]

  const press = ({ key, altKey, ctrlKey, metaKey }: KeyboardEvent): boolean => {
    if (altKey || ctrlKey || metaKey) return false
    if (!current?.isInList && (key === 'Home' || key === 'End')) return false
    const id = ids[nextPlace(key, ids.indexOf(selected ?? ''), ids.length) ?? -1]
    if (id === undefined) return false
    setChoice({ answer, id, isInList: true })
    const option = document.getElementById(id)
    // with the first option its group should be in sight
    if (id === ids[0]) option?.closest('.hits')?.scrollTo({ top: 0 })
    else option?.scrollIntoView({ block: 'nearest' })
    return true
  }
  return {
    selected,
    select: (id) => setChoice({ answer, id, isInList: current?.isInList ?? false }),
    press,
  }
}
