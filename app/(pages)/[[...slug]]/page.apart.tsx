import { pagesOf } from '../../pages-of'
import { ownPages } from '../pages'

/** One route for the home page and the others, since an export needs a page of each route, and a site may have no others. */
const pages = pagesOf('/', ownPages)

export const { generateStaticParams, generateMetadata } = pages
export default pages.Page
