import { getAccessToken } from '../access/refresh.ts'

const UNAUTHORISED = 401

/**
 * Asks the gateway at a path of its own with the viewer's access token. A token that is refused before it expires is
 * replaced once.
 */
export async function signedFetch(path: string, init: RequestInit = {}): Promise<Response> {
  const send = (token: string): Promise<Response> => {
    const headers = new Headers(init.headers)
    headers.set('authorization', `Bearer ${token}`)
    return fetch(path, { ...init, headers })
  }
  const token = await getAccessToken()
  const answer = await send(token)
  return answer.status === UNAUTHORISED ? send(await getAccessToken(token)) : answer
}

/** What the gateway serves at a path, as text. Throws for any answer but 200. */
export async function servedText(path: string): Promise<string> {
  const answer = await signedFetch(path)
  if (!answer.ok) throw new Error(`It was answered with status ${answer.status}.`)
  return answer.text()
}
