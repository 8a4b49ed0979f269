/** Whether the server is reachable and has a file at `address`. */
export const isReachable = (address: string): Promise<boolean> =>
  fetch(address, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/** Returns the response, or throws if it is an error. */
export function checkResponse(response: Response): Response {
  if (!response.ok) throw new Error(`${response.status} ${response.url}`)
  return response
}
