import { statusId } from '@/lib/shell-ids'

/** Copies a text or a promise of one, from a hidden field if the Clipboard API is missing or refuses. */
export async function copy(text: string | Promise<string>): Promise<void> {
  try {
    if (typeof text === 'string') return await navigator.clipboard.writeText(text)
    // Safari allows writing only during the click, so a text still to come is passed as a promise
    const blob = text.then((loaded) => new Blob([loaded], { type: 'text/plain' }))
    return await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
  } catch {} // on insecure origins, in frames and some apps
  const field = document.createElement('textarea')
  field.value = await text
  document.body.append(field)
  field.select()
  const isCopied = document.execCommand('copy')
  field.remove()
  if (!isCopied) throw new Error('The browser has refused to copy')
}

/** Announces `text` in the live region of the layout. */
export function announce(text: string): void {
  const status = document.getElementById(statusId)
  if (status) status.textContent = text
}
