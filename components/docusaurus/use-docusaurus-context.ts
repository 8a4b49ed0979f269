import { config } from '@/lib/site'

const { code, label } = config.locale

const i18n = {
  defaultLocale: code,
  locales: [code],
  currentLocale: code,
  localeConfigs: { [code]: { label, direction: 'ltr', htmlLang: code } },
}

export default function useDocusaurusContext() {
  const { title, description, url, basePath, customFields } = config
  const siteConfig = {
    title,
    tagline: description,
    url,
    baseUrl: `${basePath}/`,
    trailingSlash: true,
    customFields,
    themeConfig: {},
  }
  return { siteConfig, i18n }
}
