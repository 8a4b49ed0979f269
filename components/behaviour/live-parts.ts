/**
 * Interactive parts of texts. Only the framework brings them to life, and it comes late: what the reader does with them before is
 * kept, and done again when they can answer.
 */

/** Parts that only the framework brings to life. */
export const live = '[data-live]'

const controls = 'button, input, select, textarea'

type Control = HTMLButtonElement | HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** How often a control is looked at, and how long, in milliseconds. */
const interval = 50
const patience = 60_000

/** React marks the elements that it has taken over. */
const isAlive = (control: Control) => Object.keys(control).some((key) => key.startsWith('__reactProps'))

const isSwitch = (control: Control) => /^(button|submit|checkbox|radio)$/.test(control.type)

/** Does a click again. A box goes back to where it was before: React may have left it as the reader had set it. */
function click(control: Control, isOn: boolean): void {
  if (control instanceof HTMLInputElement) control.checked = !isOn
  control.click()
}

/** Enters a value again: first away from it, since React is silent about a value that it knows, then to it, past React. */
function enter(control: Control, value: string): void {
  control.value = control instanceof HTMLInputElement ? control.defaultValue : ''
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Keeps clicks and values; each calls `wake`, and is done again when its control is alive. */
export function keepActions(wake: () => void): void {
  const actions = new Map<Control, () => void>()
  const controlOf = ({ target }: Event) => {
    const control =
      target instanceof Element ? target.closest<Control>(`:is(${live}) :is(${controls})`) : null
    return control && !isAlive(control) ? control : null
  }
  const keepClick = (control: Control) => {
    const isOn = control instanceof HTMLInputElement && control.checked
    keep(control, () => click(control, isOn))
  }
  const keepValue = (control: Control) => {
    const { value } = control
    keep(control, () => enter(control, value))
  }

  const keep = (control: Control, action: () => void) => {
    actions.set(control, action)
    wake()
    const started = Date.now()
    const timer = setInterval(() => {
      const isOver = !control.isConnected || Date.now() - started > patience
      if (!isOver && !isAlive(control)) return
      clearInterval(timer)
      if (!isOver && actions.get(control) === action) action()
    }, interval)
  }

  document.addEventListener('click', (event) => {
    const control = controlOf(event)
    if (control && isSwitch(control)) keepClick(control)
  })
  document.addEventListener('input', (event) => {
    const control = controlOf(event)
    if (control && !isSwitch(control)) keepValue(control)
  })
  // what was entered before this script was there
  for (const control of document.querySelectorAll<HTMLInputElement>(`:is(${live}) input`)) {
    if (control.checked !== control.defaultChecked) keepClick(control)
    else if (!isSwitch(control) && control.value !== control.defaultValue) keepValue(control)
  }
}
