import type { Metadata } from 'next'
import { NotFoundPage, notFoundMetadata } from './not-found-page'
import { sharedMetadata, Shell } from './shell'

export { viewport } from './layout'
export const generateMetadata = (): Metadata => ({ ...sharedMetadata(), ...notFoundMetadata })

/** The not-found page of the export, `404.html`. */
export default function GlobalNotFound() {
  return (
    <Shell isAlone>
      <NotFoundPage />
    </Shell>
  )
}
