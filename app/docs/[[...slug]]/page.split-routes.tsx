import { pagesOf } from '../../pages-of'
import { docsPages } from '../pages'

const pages = pagesOf('/docs/', docsPages)

export const { generateStaticParams, generateMetadata } = pages
export default pages.Page
