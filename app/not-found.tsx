/**
 * Shown by the development server, whose routes take any address and call `notFound()`. Next.js writes it into the data of every page, and
 * one of its own where there is none, so an export, which knows all addresses, has an empty one. Its `404.html` is `global-not-found.tsx`.
 */
export default async function NotFound() {
  if (process.env.NODE_ENV !== 'development') return null
  const { NotFoundPage } = await import('./not-found-page')
  return <NotFoundPage />
}
