import { useTheme } from 'next-themes'

/** The colour mode, under the names of Docusaurus. */
export function useColorMode() {
  const { theme, setTheme } = useTheme()
  return {
    colorMode: theme === 'dark' ? 'dark' : 'light',
    isDarkTheme: theme === 'dark',
    setColorMode: (mode: string | null) => setTheme(mode ?? 'light'),
  }
}
