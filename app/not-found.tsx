/**
 * What an address without a page shows while developing. The framework puts this file into the data of every page, and an export
 * never shows it: there it is empty, and readers get `app/lost`.
 */
export default async function NotFound() {
  if (process.env.NODE_ENV !== 'development') return null
  const { NotFoundPage } = await import('@/components/layout/not-found-page')
  return <NotFoundPage />
}
