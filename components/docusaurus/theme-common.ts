import { useTheme } from 'next-themes'
import { pluralForm } from '@/lib/text/plural'
import { useLocation } from './router'

export function useColorMode() {
  const { theme, setTheme } = useTheme()
  return {
    colorMode: theme === 'dark' ? 'dark' : 'light',
    isDarkTheme: theme === 'dark',
    setColorMode: (mode: string | null) => setTheme(mode ?? 'light'),
  }
}

/** Has no items: `<DocCardList>` shows the pages of the category by default. The check reports other uses. */
export const useCurrentSidebarCategory = () => ({ items: undefined })

/** The value of a query parameter; `null` if it is missing, and while prerendering. */
export function useQueryStringValue(key: string | null): string | null {
  const { search } = useLocation()
  return key === null ? null : new URLSearchParams(search).get(key)
}

/** Chooses a form of `страница|страницы|страниц`. Fractions take the fourth form, or the last. */
function selectMessage(count: number, message: string): string {
  const parts = message.split('|')
  const form = Number.isInteger(count) ? ['one', 'few', 'many'].indexOf(pluralForm(count)) : 3
  return parts[Math.min(form, parts.length - 1)] ?? ''
}

export const usePluralForm = () => ({ selectMessage })
