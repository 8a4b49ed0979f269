import { sectionOf } from '@/lib/view/section-of'
import BlogLayout from '../../blog/layout'
import { blogPages } from '../../blog/pages'
import { docsPages } from '../../docs/pages'
import { createRoute } from '../../create-route'
import { ownPages } from '../pages'

/** All pages in one route, for sites with another `routeBasePath`: see `next.config.mjs`. */
const pages = createRoute('/', { ...ownPages, ...docsPages, ...blogPages }, (route, page) =>
  sectionOf(route) === 'blog' ? <BlogLayout>{page}</BlogLayout> : page,
)

export const { generateStaticParams, generateMetadata } = pages
export default pages.Page
