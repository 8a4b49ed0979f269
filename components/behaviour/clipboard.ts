import { statusId } from '@/lib/shell-ids'

/** Copies a text that is there or on its way; on an insecure origin too, where the clipboard interface is missing. */
export async function copy(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' && navigator.clipboard) return navigator.clipboard.writeText(text)
  if (navigator.clipboard) {
    // Safari copies only at once after a click: what is still to come goes in as a promise
    const blob = Promise.resolve(text).then((loaded) => new Blob([loaded], { type: 'text/plain' }))
    return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
  }
  const field = document.createElement('textarea')
  field.value = await text
  document.body.append(field)
  field.select()
  document.execCommand('copy')
  field.remove()
}

/** Tells screen readers; the region is part of the shell. */
export function announce(text: string): void {
  const status = document.getElementById(statusId)
  if (status) status.textContent = text
}
