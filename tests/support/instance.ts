import { request, type Dispatcher } from 'undici'
import { inject } from 'vitest'
import { signIn } from './sign-in.ts'

export const instance = { webUrl: inject('webUrl'), apiUrl: inject('apiUrl'), authUrl: inject('authUrl') }

/** The boundary of bodies sent as a Buffer, which are multipart forms; all other bodies are sent as JSON. */
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

export type Caller = ReturnType<typeof callerOf>
/** Calls REST API and GraphQL as a user; without a token for `undefined`. */
export const as = (email: string | undefined, token?: string): Caller =>
  callerOf(instance, async () => token ?? (email && (await signIn(instance, email)).access_token))

/** Calls REST API and GraphQL of any instance. */
export function callerOf(instance: { webUrl: string; apiUrl: string }, tokenOf: () => Promise<string | undefined>) {
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
      const answer = await request(`${instance.apiUrl}/${path}`, {
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
      const { statusCode, body } = await request(`${instance.webUrl}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(await authorization()), ...headers },
        body: JSON.stringify({ query, variables }),
      })
      const { extensions: _cost, ...answer } = (await body.json()) as GraphQLAnswer & { extensions?: unknown }
      return { status: statusCode, ...answer }
    },
  }
}
