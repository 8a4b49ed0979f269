import { decodePath } from '../text/path'

/** An address that leads nowhere, in the one form by which the check of texts and the check of built pages know it. `page` is where it stands. */
export const deadUrlOf = (url: string, page = ''): string =>
  decodePath(url.startsWith('#') ? page + url : url)
