import { createRoute } from '../../create-route'
import { ownPages } from '../pages'

/**
 * The home page and the standalone pages. They share a route because an export needs at least one page per
 * route, and a site may have no standalone pages.
 */
const pages = createRoute('/', ownPages)

export const { generateStaticParams, generateMetadata } = pages
export default pages.Page
