/** The addresses of a `srcset`, as written. Candidates are apart by a comma and a blank, as HTML has them. */
export const srcsetUrls = (srcset: string): string[] =>
  candidates(srcset).map((candidate) => candidate.split(/\s+/)[0] ?? '')

/** A `srcset` with other addresses. */
export const withSrcsetUrls = (srcset: string, hrefOf: (url: string) => string): string =>
  candidates(srcset)
    .map((candidate) => {
      const [url = '', ...size] = candidate.split(/\s+/)
      return [hrefOf(url), ...size].join(' ')
    })
    .join(', ')

const candidates = (srcset: string): string[] =>
  srcset
    .split(/,\s+|(?<=\s\d[\d.]*[wx]),/)
    .map((candidate) => candidate.trim())
    .filter(Boolean)
