/**
 * The not-found page of the development server, whose routes accept any address and call `notFound()`. Empty
 * in the export, which knows every address: Next.js would embed this page, or its own default, in the data of
 * every page. `404.html` comes from `global-not-found.tsx`.
 */
export default async function NotFound() {
  if (process.env.NODE_ENV !== 'development') return null
  const { NotFoundPage } = await import('./not-found-page')
  return <NotFoundPage />
}
