import { createRoute } from '../../create-route'
import { blogPages } from '../pages'

const pages = createRoute('/blog/', blogPages)

export const { generateStaticParams, generateMetadata } = pages
export default pages.Page
