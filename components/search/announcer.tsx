import { useEffect, useState } from 'react'

/** How long the reader has to stop typing before anything is read out, in milliseconds. */
const calm = 600

/**
 * A region that screen readers read out, anew for each `occasion`, also when the text is the same. It is part of the dialog, since what
 * is outside of an open one is silent.
 */
export function Announcer({ text, occasion }: { text: string; occasion: unknown }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(text), calm)
    return () => {
      clearTimeout(timer)
      setSaid('')
    }
  }, [text, occasion])
  return (
    <p className="hidden" role="status">
      {said}
    </p>
  )
}
