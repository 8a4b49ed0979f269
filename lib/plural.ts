/** The three forms a Russian count needs: 1 запись, 2 записи, 5 записей. */
export interface PluralForms {
  one: string
  few: string
  many: string
}

const rules = new Intl.PluralRules('ru')
const number = new Intl.NumberFormat('ru')

/** The form that goes with `count`: 21 takes `one`, 22 `few`, 11 and 25 `many`, fractions `few`. */
export function pluralForm(count: number, forms: PluralForms): string {
  const category = rules.select(count)
  if (category === 'one') return forms.one
  return category === 'few' || category === 'other' ? forms.few : forms.many
}

/** Count and noun joined by a no-break space: «5 записей». */
export const countOf = (count: number, forms: PluralForms): string =>
  `${number.format(count)}\u00a0${pluralForm(count, forms)}`
