/** The field that the reader types into. */
import { searchStrings } from '@/lib/strings/search-strings'
import { make } from '../elements'
import type { ResultStyle } from './results'

/** In the dialog the field is a combobox: it keeps the focus while keys move through the options below. */
export function makeField({ id, isListBox }: ResultStyle): HTMLInputElement {
  const field = make('input', {
    type: isListBox ? 'text' : 'search',
    ariaLabel: searchStrings.field,
    placeholder: searchStrings.placeholder,
    autocomplete: 'off',
    autocapitalize: 'off',
    spellcheck: false,
    enterKeyHint: 'search',
    maxLength: 200,
  })
  if (isListBox) {
    field.role = 'combobox'
    field.ariaAutoComplete = 'list'
    field.ariaExpanded = 'false'
    field.setAttribute('aria-controls', `${id}-list`)
  }
  return field
}
