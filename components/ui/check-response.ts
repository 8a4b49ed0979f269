/** Throws if a server has answered with an error; else returns the answer. */
export function checkResponse(response: Response): Response {
  if (!response.ok) throw new Error(`${response.status} ${response.url}`)
  return response
}
