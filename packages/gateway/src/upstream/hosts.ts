import { createShares } from '@costdraft/schema/shares.ts'
import { rememberAdditions } from './additions.ts'
import { createPollers, systemTimer, type Pollers, type Timer } from './document-pollers.ts'
import { CONNECTIONS_OF_TOKEN, type CallerOptions } from './http.ts'

/** The hosts behind the gateway, and what is remembered of them across requests. */
export interface Hosts {
  caseApiUrl: string
  adminApiUrl: string
  caseAdditions: ReturnType<typeof rememberAdditions>
  adminAdditions: ReturnType<typeof rememberAdditions>
  pollers: Pollers
  /** What lends the connections to the hosts. */
  connections: NonNullable<CallerOptions['connections']>
  onFailure: NonNullable<CallerOptions['onFailure']>
  /** The clock, in milliseconds. */
  now: () => number
}

interface Options {
  /** In milliseconds. */
  now?: () => number
  timer?: Timer
  onFailure?: Hosts['onFailure']
}

/** Creates the state that a gateway keeps about its hosts; one for its whole life. */
export const createHosts = (
  {
    caseApiUrl,
    adminApiUrl,
    connectionsOfToken = CONNECTIONS_OF_TOKEN,
  }: { caseApiUrl: string; adminApiUrl: string; connectionsOfToken?: number },
  { now = Date.now, timer = systemTimer, onFailure = () => {} }: Options = {},
): Hosts => ({
  caseApiUrl,
  adminApiUrl,
  caseAdditions: rememberAdditions('client/additions', now),
  adminAdditions: rememberAdditions('users/additions', now),
  pollers: createPollers(timer, now),
  connections: createShares(connectionsOfToken),
  onFailure,
  now,
})
