import { config } from '@/lib/site'

/** Site settings in the shape of Docusaurus. */
export default function useDocusaurusContext() {
  const { title, description, url, basePath, customFields } = config
  return { siteConfig: { title, tagline: description, url, baseUrl: `${basePath}/`, customFields } }
}
