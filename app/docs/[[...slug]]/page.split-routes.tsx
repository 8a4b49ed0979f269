import { createRoute } from '../../create-route'
import { docsPages } from '../pages'

const pages = createRoute('/docs/', docsPages)

export const { generateStaticParams, generateMetadata } = pages
export default pages.Page
