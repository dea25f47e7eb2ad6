import { startGateway, type Gateway, type GatewayOptions } from '@costdraft/gateway/app.ts'
import { readConfig } from '@costdraft/gateway/config.ts'
import { request } from 'undici'
import { freePort } from '../../dev/ports.ts'
import type { GraphQLAnswer } from './instance.ts'

export interface Front {
  url: string
  gateway: Gateway
  /** Sends a body to `/graphql`: text as it is, anything else as JSON. */
  post: (token: string | undefined, body: unknown) => Promise<FrontAnswer>
}
export interface FrontAnswer extends GraphQLAnswer {
  status: number
  headers: Record<string, string | string[] | undefined>
  extensions?: Record<string, unknown>
}

/** Starts a gateway in front of one host that is case API, admin API and sign-in host at once. */
export async function frontOf(
  hostUrl: string,
  env: Record<string, string> = {},
  options: GatewayOptions = {},
): Promise<Front> {
  const port = await freePort()
  const url = `http://localhost:${port}`
  const gateway = await startGateway(
    readConfig({ PORT: String(port), CASE_API_URL: hostUrl, ADMIN_API_URL: hostUrl, AUTH_URL: hostUrl, ...env }),
    options,
  )
  return {
    url,
    gateway,
    post: async (token, body) => {
      const {
        statusCode,
        headers,
        body: answer,
      } = await request(`${url}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      })
      return { status: statusCode, headers, ...(JSON.parse(await answer.text()) as GraphQLAnswer) }
    },
  }
}
