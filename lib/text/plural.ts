/** The three plural forms of Russian: 1 запись, 2 записи, 5 записей. */
export interface PluralForms {
  one: string
  few: string
  many: string
}

export const pageForms: PluralForms = { one: 'страница', few: 'страницы', many: 'страниц' }

/** The plural form for a whole number. The first use of `Intl.PluralRules` blocks a slow phone for 40 ms. */
export function pluralForm(count: number): keyof PluralForms {
  const tens = count % 100
  const units = tens > 10 && tens < 20 ? 0 : count % 10
  if (units === 1) return 'one'
  return units >= 2 && units <= 4 ? 'few' : 'many'
}

/** A number and its noun, joined by a no-break space: «5 записей», «1 000 записей». */
export const countOf = (count: number, forms: PluralForms): string =>
  `${String(count).replace(/\B(?=(\d{3})+$)/g, '\u00a0')}\u00a0${forms[pluralForm(count)]}`
