import http from 'node:http'

export interface Answer {
  status: number
  headers: http.IncomingHttpHeaders
  body: string
  /** Of the body as it was sent, compressed or not. */
  bytes: number
}

/** Asks for a path as it is: letters of any script go over the wire as bytes of UTF-8 and not encoded, as `fetch` would. */
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
