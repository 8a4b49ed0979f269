import { config } from '@/lib/site'

/** Title and addresses of the site under the names that Docusaurus gives them. */
export default function useDocusaurusContext() {
  const { title, description, url, basePath } = config
  return { siteConfig: { title, tagline: description, url, baseUrl: `${basePath}/`, customFields: {} } }
}
