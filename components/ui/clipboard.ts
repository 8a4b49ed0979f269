import { statusId } from '@/lib/shell-ids'

/** Copies a text that is there or on its way. Insecure origins have no clipboard interface, so there a hidden field is copied. */
export async function copy(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' && navigator.clipboard) return navigator.clipboard.writeText(text)
  if (navigator.clipboard) {
    // Safari allows copying only in the task of a click: a text still to come goes in as a promise
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

/** Lets screen readers say `text`; the live region is part of the layout. */
export function announce(text: string): void {
  const status = document.getElementById(statusId)
  if (status) status.textContent = text
}
