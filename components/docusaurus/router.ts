import { usePathname, useRouter } from 'next/navigation'

/** The page at hand. Its query and hash are not known when the page is rendered. */
export const useLocation = () => ({ pathname: usePathname(), search: '', hash: '' })

export const useHistory = useRouter
