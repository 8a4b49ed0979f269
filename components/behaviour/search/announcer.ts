import { make } from '../elements'

/** How long the reader has to stop typing before anything is read out, in milliseconds. */
const calm = 600

/** A region that screen readers read out: it is part of the dialog, since what is outside of an open one is silent. */
export function announcer(): { status: HTMLElement; announce: (text: string) => void } {
  const status = make('p', { className: 'hidden', role: 'status' })
  let timer: ReturnType<typeof setTimeout> | undefined
  const announce = (text: string) => {
    clearTimeout(timer)
    // the same text once more is read out again
    status.textContent = ''
    timer = setTimeout(() => (status.textContent = text), calm)
  }
  return { status, announce }
}
