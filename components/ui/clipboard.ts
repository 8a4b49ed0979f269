import { statusId } from '@/lib/shell-ids'

/** Copies a text or a promise of one. Insecure origins have no Clipboard API, so they copy a hidden field. */
export async function copy(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' && navigator.clipboard) return navigator.clipboard.writeText(text)
  if (navigator.clipboard) {
    // Safari allows writing only during the click, so a text still to come is passed as a promise
    const blob = Promise.resolve(text).then((loaded) => new Blob([loaded], { type: 'text/plain' }))
    return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
  }
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
