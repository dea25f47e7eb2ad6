import { frontOf, type FrontAnswer } from '../front-of.ts'
import { instance } from '../instance.ts'
import { signIn } from '../sign-in.ts'
import type { TargetedOperation } from './operations.ts'
import { ALL, startPartialHost, type Offered } from './partial-host.ts'

/** In milliseconds: longer than the gateway remembers what a host has. */
const FORGOTTEN = 700_000

/** What an operation came to. */
export type Outcome = Pick<FrontAnswer, 'data' | 'errors'>

export interface PartialGateway {
  /** Runs an operation in front of a host that offers these. */
  ask: (operation: TargetedOperation, offered?: Offered) => Promise<Outcome>
  /** What the host was sent since it was last asked for this, and does not know. */
  unknown: () => string[]
  stop: () => Promise<void>
}

/** A gateway in front of our own API, of whose additions some are hidden: all are there unless it is said. */
export async function startPartialGateway(first: Offered = ALL): Promise<PartialGateway> {
  const host = await startPartialHost(instance.apiUrl)
  host.offer(first)
  let clock = 0
  let before = first
  const front = await frontOf(
    host.url,
    { AUTH_URL: instance.authUrl, QUERY_BUDGET: '1000000000', LOG_LEVEL: 'silent' },
    { now: () => Date.now() + clock },
  )
  return {
    ask: async ({ text, variables, by }, offered = first) => {
      if (offered !== before) {
        host.offer(offered)
        clock += FORGOTTEN
        before = offered
      }
      const { access_token: token } = await signIn(instance, by)
      const { data, errors } = await front.post(token, { query: text, variables })
      return { ...(data !== undefined && { data }), ...(errors && { errors }) }
    },
    unknown: () => host.unknown.splice(0),
    stop: async () => {
      await front.gateway.stop()
      await host.stop()
    },
  }
}
