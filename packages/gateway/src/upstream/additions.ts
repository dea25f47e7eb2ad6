import type { AdminAddition, CaseAddition } from '@costdraft/schema/additions.ts'
import { GraphQLError } from 'graphql'
import type { Call } from './http.ts'

/** The additions of a host (`schema/additions`). */
export type AdditionNames = ReadonlySet<CaseAddition | AdminAddition>

/** In milliseconds: how long it is remembered what a host has. */
const MAX_AGE = 600_000
const NONE: AdditionNames = new Set()
/** What a viewer has who may not ask. Not remembered. */
const NONE_FOR_VIEWER: AdditionNames = new Set()
/**
 * The statuses of a host that does not know the path are none of these; their errors are passed on and not remembered.
 */
const PASSED_ON = new Set<unknown>(['UNAUTHENTICATED', 'RATE_LIMITED', 'TIMEOUT', 'UPSTREAM_FAILED', 'STORAGE_FULL'])

interface Known {
  token: string
  names: Promise<AdditionNames>
  expiresAt: number
}

/** The names in an answer; none if it has another shape, since any host may serve something at this path. */
function namesIn(answer: unknown): AdditionNames {
  const { additions } = (typeof answer === 'object' && answer !== null ? answer : {}) as { additions?: unknown }
  return Array.isArray(additions) && additions.every((name) => typeof name === 'string')
    ? (new Set(additions) as ReadonlySet<string> as AdditionNames)
    : NONE
}

async function probe(call: Call, path: string): Promise<AdditionNames> {
  try {
    return namesIn(await call('GET', path))
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    // A page, a redirect or nothing is what many hosts answer for a path that they do not know.
    if (PASSED_ON.has(error.extensions.code) && !error.extensions.unreadable) throw error
    // Gateways in clouds answer 403 for a path that they do not know.
    return error.extensions.code === 'FORBIDDEN' ? NONE_FOR_VIEWER : NONE
  }
}

/**
 * Remembers which additions a host has: one request asks (`path`), others wait for it, and the answer counts for ten
 * minutes. Failures and 403 are not remembered, and the failure of one token is not that of another. `now` is in
 * milliseconds.
 */
export function rememberAdditions(
  path: string,
  now: () => number,
): (call: Call, token: string) => Promise<AdditionNames> {
  let known: Known | undefined
  const ask = (call: Call, token: string): Promise<AdditionNames> => {
    const asked: Known = { token, names: probe(call, path), expiresAt: now() + MAX_AGE }
    known = asked
    const forget = (): void => {
      if (known === asked) known = undefined
    }
    asked.names.then((names) => {
      if (names === NONE_FOR_VIEWER) forget()
    }, forget)
    return asked.names
  }
  return async (call, token) => {
    const current = known
    if (!current || current.expiresAt <= now()) return ask(call, token)
    if (current.token === token) return current.names
    return current.names.catch(() => ask(call, token))
  }
}
