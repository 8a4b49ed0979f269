/** What a reader without a connection gets instead of a page they have not visited: those they have. */
import { offlineStrings as strings } from '@/lib/strings/offline-strings'
import css from './offline-page.css'

const styles = css as unknown as string // see scripts/build/bundle-service-worker.ts

/** The page; `cache` is that of the pages. */
export async function offlinePage(cache: Cache): Promise<Response> {
  const keys = (await cache.keys()).map(({ url }) => url).filter((url) => url.endsWith('/'))
  const links = await Promise.all(
    keys.toReversed().map(async (url) => {
      const html = await (await cache.match(url))?.text()
      // a page that has moved is listed where it is
      const title = /http-equiv="refresh"/.test(html ?? '')
        ? undefined
        : /<title>([^<]*)/.exec(html ?? '')?.[1]
      return title === undefined ? '' : `<li><a href="${encodeURI(decodeURI(url))}">${title}</a></li>`
    }),
  )
  const list = links.length === 0 ? '' : `<h2>${strings.kept}</h2><ul>${links.join('')}</ul>`
  const html = `<!DOCTYPE html><html lang="ru"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${strings.title}</title><style>${styles}</style><main><h1>${strings.title}</h1><p>${strings.text}</p>${list}</main></html>`
  return new Response(html, { status: 503, headers: { 'Content-Type': 'text/html; charset=utf-8' } })
}
