import { rememberAdditions } from './additions.ts'
import { createPollers, systemTimer, type Pollers, type Timer } from './document-pollers.ts'
import type { CallerOptions } from './http.ts'

/** The hosts behind the gateway, and what is remembered of them across requests. */
export interface Hosts {
  caseApiUrl: string
  adminApiUrl: string
  caseAdditions: ReturnType<typeof rememberAdditions>
  adminAdditions: ReturnType<typeof rememberAdditions>
  pollers: Pollers
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
  { caseApiUrl, adminApiUrl }: { caseApiUrl: string; adminApiUrl: string },
  { now = Date.now, timer = systemTimer, onFailure = () => {} }: Options = {},
): Hosts => ({
  caseApiUrl,
  adminApiUrl,
  caseAdditions: rememberAdditions('client/additions', now),
  adminAdditions: rememberAdditions('users/additions', now),
  pollers: createPollers(timer, now),
  onFailure,
  now,
})
