import { as } from './instance.ts'

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** What a request to the API answers that is not refused. Throws, with the answer, for one that is. */
export async function sent<T = { uuid: string }>(
  email: string,
  method: Method,
  path: string,
  body?: unknown,
): Promise<T> {
  const answer = await as(email).rest<T>(method, path, body)
  if (answer.status >= 300) throw new Error(`${method} ${path} ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body
}
