import { usePathname, useRouter } from 'next/navigation'

/** The current page. Query and hash are unknown while prerendering. */
export const useLocation = () => ({ pathname: usePathname(), search: '', hash: '' })

export const useHistory = useRouter
