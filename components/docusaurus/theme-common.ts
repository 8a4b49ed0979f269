import { useTheme } from 'next-themes'

export { useDocsPreferredVersion } from './docs-client'
export { createStorageSlot } from './storage-slot'

/** The colour mode in the shape of Docusaurus. */
export function useColorMode() {
  const { theme, setTheme } = useTheme()
  return {
    colorMode: theme === 'dark' ? 'dark' : 'light',
    isDarkTheme: theme === 'dark',
    setColorMode: (mode: string | null) => setTheme(mode ?? 'light'),
  }
}

/** For `<DocCardList items={useCurrentSidebarCategory().items} />`, which has the pages of the category without it. */
export const useCurrentSidebarCategory = () => ({ items: undefined })

/** The order of the forms in a message. */
const forms = ['one', 'few', 'many', 'other'] as const

/** Selects the form of a message, `страница|страницы|страниц`, for a number. */
function selectMessage(count: number, message: string): string {
  const parts = message.split('|')
  const form = forms.indexOf(new Intl.PluralRules('ru').select(count) as (typeof forms)[number]) // of Russian
  return parts[Math.min(form, parts.length - 1)] ?? ''
}

export const usePluralForm = () => ({ selectMessage })
