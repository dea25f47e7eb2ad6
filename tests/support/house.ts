import { request, type Dispatcher } from 'undici'
import { inject } from 'vitest'
import { signIn } from './sign-in.ts'

export const house = { webUrl: inject('webUrl'), apiUrl: inject('apiUrl'), authUrl: inject('authUrl') }

/** What parts a form that is sent as it is; all else is sent as JSON. */
export const BOUNDARY = 'a-boundary'
interface Answer<T> {
  status: number
  body: T
  headers: Record<string, string | string[] | undefined>
}
export interface GraphQLAnswer {
  data?: Record<string, unknown> | null
  errors?: { message: string; extensions: Record<string, unknown> }[]
}

export type Hands = ReturnType<typeof handsOf>
/** One person's hands: the REST API and GraphQL, with their token, or with none for `undefined`. */
export const as = (email: string | undefined, token?: string): Hands =>
  handsOf(house, async () => token ?? (email && (await signIn(house, email)).access_token))

/** The same at any house. */
export function handsOf(house: { webUrl: string; apiUrl: string }, tokenOf: () => Promise<string | undefined>) {
  const authorization = async (): Promise<Record<string, string>> => {
    const token = await tokenOf()
    return token ? { authorization: `Bearer ${token}` } : {}
  }
  return {
    rest: async <T = Record<string, unknown>>(
      method: Dispatcher.HttpMethod,
      path: string,
      body?: unknown,
      headers: Record<string, string> = {},
    ): Promise<Answer<T>> => {
      const answer = await request(`${house.apiUrl}/${path}`, {
        method,
        headers: {
          ...(await authorization()),
          ...(body !== undefined && {
            'content-type': Buffer.isBuffer(body) ? `multipart/form-data; boundary=${BOUNDARY}` : 'application/json',
          }),
          ...headers,
        },
        ...(body !== undefined && { body: Buffer.isBuffer(body) ? body : JSON.stringify(body) }),
      })
      const text = await answer.body.text()
      return { status: answer.statusCode, body: (text ? JSON.parse(text) : undefined) as T, headers: answer.headers }
    },
    graphql: async (
      query: string,
      variables: Record<string, unknown> = {},
      headers: Record<string, string> = {},
    ): Promise<GraphQLAnswer & { status: number }> => {
      const { statusCode, body } = await request(`${house.webUrl}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(await authorization()), ...headers },
        body: JSON.stringify({ query, variables }),
      })
      return { status: statusCode, ...((await body.json()) as GraphQLAnswer) }
    },
  }
}
