import http from 'node:http'

export interface Answer {
  status: number
  headers: http.IncomingHttpHeaders
  body: string
  /** Length of the body as sent, compressed or not. */
  bytes: number
}

/** Requests a path as it is: non-ASCII letters are sent as raw UTF-8, which `fetch` would encode. */
export const ask = (
  url: string,
  path: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url)
    const request = http.request(
      {
        hostname,
        port,
        path: Buffer.from(path).toString('latin1'),
        headers,
        method,
        insecureHTTPParser: true,
      },
      (response) => {
        const parts: Buffer[] = []
        response.on('data', (part: Buffer) => parts.push(part))
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(parts).toString('utf8'),
            bytes: Buffer.concat(parts).length,
          }),
        )
      },
    )
    request.once('error', reject)
    request.end()
  })
