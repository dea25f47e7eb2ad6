import { setTimeout as wait } from 'node:timers/promises'
import type { Request, RequestHandler } from 'express'
import { ValidationError } from '../errors/errors.ts'
import { RefusedAddress, type AllowedHosts } from './allowed-hosts.ts'

/** In milliseconds. A host that is not found in time is judged when it is sent to, as any is. */
const PATIENCE = 2_000

const urlOf = (body: unknown): URL | undefined => {
  const { url } = (typeof body === 'object' && body !== null ? body : {}) as { url?: unknown }
  return typeof url === 'string' && /^https?:\/\//i.test(url) && URL.canParse(url) ? new URL(url) : undefined
}

/**
 * Middleware that refuses with 422 an address at which no webhook is allowed. It resolves the host outside the
 * transaction of the request. A host that is not known now is accepted, since it may be before the first delivery.
 */
export const refuseInternalAddress =
  (webhooks: { hosts: AllowedHosts }): RequestHandler =>
  async ({ body }: Request, _res, next) => {
    const url = urlOf(body)
    if (url) await assertAllowed(webhooks.hosts, url)
    next()
  }

async function assertAllowed(hosts: AllowedHosts, url: URL): Promise<void> {
  const decided = new AbortController()
  const patience = wait(PATIENCE, undefined, { signal: decided.signal }).catch(() => {})
  try {
    await Promise.race([hosts.addressesOf(url), patience])
  } catch (error) {
    if (error instanceof RefusedAddress) throw new ValidationError({ url: error.message })
  } finally {
    decided.abort()
  }
}
