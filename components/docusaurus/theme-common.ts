import { useTheme } from 'next-themes'

/** The colour mode in the shape of Docusaurus. */
export function useColorMode() {
  const { theme, setTheme } = useTheme()
  return {
    colorMode: theme === 'dark' ? 'dark' : 'light',
    isDarkTheme: theme === 'dark',
    setColorMode: (mode: string | null) => setTheme(mode ?? 'light'),
  }
}
