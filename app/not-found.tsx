/**
 * The not-found page of the development server, whose routes accept any address and call `notFound()`. Empty in the export, which knows all
 * addresses: Next.js would embed it in the data of every page, and its default if there were none. `404.html` comes from
 * `global-not-found.tsx`.
 */
export default async function NotFound() {
  if (process.env.NODE_ENV !== 'development') return null
  const { NotFoundPage } = await import('./not-found-page')
  return <NotFoundPage />
}
