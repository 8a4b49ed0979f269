import { pagesOf } from '../../pages-of'
import { blogPages } from '../pages'

const pages = pagesOf('/blog/', blogPages)

export const { generateStaticParams, generateMetadata } = pages
export default pages.Page
