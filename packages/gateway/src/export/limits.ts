import { createHash } from 'node:crypto'
import { createBudget, FIRM_FACTOR } from '@costdraft/schema/point-budget.ts'
import { count } from '@costdraft/schema/telemetry/metrics.ts'
import { refused } from '../errors/errors.ts'

/** Exports of one token at once. */
const AT_ONCE = 2
/** In seconds: when to ask again while two are running. */
const WAIT = 10

/** An export that was let in. */
export interface Admitted {
  /** Spends a point for each row of the connection, of the token and of its firm. */
  spend: (rows: number) => void
  leave: () => void
}

const inSeconds = (seconds: number): string => (seconds === 1 ? 'in a second' : `in ${seconds} seconds`)
const tooMany = (message: string, retryAfter: number): Error => {
  count('costdraft_refusals_total', { reason: 'export_budget' })
  return refused('RATE_LIMITED', message, {}, { retryAfter })
}

/**
 * Exports have a budget of their own: a point a row, `perMinute` points a minute for a token, and five times as many
 * for a firm. One may take more than is left, and the rest is owed. `now` is in milliseconds.
 */
export function createExportLimits(
  perMinute: number,
  now: () => number,
): (token: string, firm: string | null) => Admitted {
  const tokens = createBudget(perMinute, now)
  const firms = createBudget(perMinute * FIRM_FACTOR, now)
  const running = new Map<string, number>()
  /** Throws RATE_LIMITED while two exports of the token are running, or nothing is left of a budget. */
  return (token, firm) => {
    const key = createHash('sha256').update(token).digest('base64url')
    const count = running.get(key) ?? 0
    if (count >= AT_ONCE) throw tooMany('Two exports are running with this token. Wait until one of them ends.', WAIT)
    const wait = Math.max(
      tokens.remaining(key) > 0 ? 0 : tokens.wait(key),
      firm === null || firms.remaining(firm) > 0 ? 0 : firms.wait(firm),
    )
    if (wait > 0) throw tooMany(`Too many rows were exported within a minute. Try again ${inSeconds(wait)}.`, wait)
    running.set(key, count + 1)
    let hasLeft = false
    return {
      spend: (rows) => {
        tokens.spend(key, rows)
        if (firm !== null) firms.spend(firm, rows)
      },
      leave: () => {
        if (hasLeft) return
        hasLeft = true
        const others = (running.get(key) ?? 1) - 1
        if (others > 0) running.set(key, others)
        else running.delete(key)
      },
    }
  }
}
