import { setTimeout as wait } from 'node:timers/promises'
import { count } from '@costdraft/schema/telemetry/metrics.ts'
import type { Kysely } from 'kysely'
import { Webhook } from 'standardwebhooks'
import type { Tables } from '../db/tables.ts'
import type { Log } from '../errors/log.ts'
import type { AllowedHosts } from './allowed-hosts.ts'
import { claimDelivery, endLeases, type ClaimedDelivery } from './claim-delivery.ts'
import { postMessage, type Answer, type Message } from './post-message.ts'
import { giveBack, isTaken, recordOutcome, withhold } from './record-outcome.ts'
import type { SecretBox } from '../access/secret-box.ts'

/** Counts an attempt. */
const noteAttempt = (result: 'delivered' | 'refused' | 'unanswered' | 'withheld'): void =>
  count('costdraft_webhook_attempts_total', { result })
const attemptResult = (answer: Answer) => {
  if (answer.status === null) return 'unanswered'
  return isTaken(answer) ? 'delivered' : 'refused'
}

interface Options {
  hosts: AllowedHosts
  box: SecretBox
  log: Log
  now: () => Date
  /** No other process has the database open. */
  alone: boolean
  /** From 0 to 1: what spreads repeated attempts. */
  chance?: () => number
  /** In milliseconds: between two looks for what is due. */
  interval?: number
}
export interface Deliveries {
  /** Ends the attempts that are under way, which will be repeated, and stops. */
  stop: () => Promise<void>
}

const INTERVAL = 1_000
/** In milliseconds: of one attempt, from looking up the host to the end of the answer. */
const TIMEOUT = 10_000
/** In milliseconds: well beyond the time of an attempt, so that none is taken over that may still succeed. */
const LEASE = 30_000
/** Attempts at once, and how many of them may go to endpoints that fail, so that these leave room for the others. */
const AT_ONCE = 24
const FAILING_AT_ONCE = 8

/** The signed message of a delivery. Its id is that of the event, whenever it is sent. */
export function messageOf(delivery: ClaimedDelivery, box: SecretBox, now: Date): Message {
  const { url, event_uuid: id, type, at, data, secret, previous_secret } = delivery
  const body = JSON.stringify({ type, timestamp: at, data })
  const secrets = [secret, ...(previous_secret === null ? [] : [previous_secret])]
  return {
    url,
    body,
    headers: {
      'webhook-id': id,
      'webhook-timestamp': String(Math.floor(now.getTime() / 1_000)),
      'webhook-signature': secrets.map((one) => new Webhook(box.open(one)).sign(id, now, body)).join(' '),
    },
  }
}

/** Runs the statements of the deliveries one after another, so that they take one connection, and none for long. */
function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve()
  return (work) => {
    const next = last.then(work, work)
    last = next.catch(() => {})
    return next
  }
}

/**
 * Starts sending what webhooks hear of, many at once: a message that waits for its endpoint holds no connection to the
 * database, no place of a request and no other job. Each is sent at least once: it is leased while it is sent, and
 * another process takes it over when the lease has ended.
 */
export async function runDeliveries(db: Kysely<Tables>, options: Options): Promise<Deliveries> {
  const { hosts, box, log, now, alone, chance = Math.random, interval = INTERVAL } = options
  if (alone) await endLeases(db)
  const stopping = new AbortController()
  const { signal } = stopping
  const inTurn = oneAtATime()
  const running = new Set<Promise<void>>()
  let failing = 0

  const send = async (delivery: ClaimedDelivery): Promise<void> => {
    if (!delivery.may_hear) {
      noteAttempt('withheld')
      return inTurn(() => withhold(db, delivery))
    }
    const attempt = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)])
    const answer = await postMessage(messageOf(delivery, box, now()), hosts, attempt)
    if (signal.aborted && answer.status === null) return inTurn(() => giveBack(db, delivery))
    noteAttempt(attemptResult(answer))
    return inTurn(() => recordOutcome(db, delivery, answer, { now: now(), chance: chance() }))
  }
  const start = (delivery: ClaimedDelivery): void => {
    const isFailing = delivery.failures > 0
    if (isFailing) failing++
    const work = send(delivery)
      .catch((error: unknown) => log.error({ err: error, delivery: delivery.uuid }, 'webhook delivery'))
      .finally(() => {
        running.delete(work)
        if (isFailing) failing--
      })
    running.add(work)
  }
  /** Starts all that is due and has room; true if something may be left that waits for room alone. */
  const startDue = async (): Promise<boolean> => {
    while (!signal.aborted && running.size < AT_ONCE) {
      const withFailing = failing < FAILING_AT_ONCE
      const delivery = await inTurn(() => claimDelivery(db, { withFailing, now: now(), lease: LEASE }))
      if (!delivery) return running.size > 0
      start(delivery)
    }
    return true
  }
  const loop = async (): Promise<void> => {
    while (!signal.aborted) {
      const isBusy = await startDue().catch((error: unknown) => {
        log.error({ err: error }, 'webhook deliveries')
        return false
      })
      const pause = wait(interval, undefined, { signal, ref: false }).catch(() => {})
      // The next one of a case may be sent as soon as one has ended.
      await (isBusy && running.size > 0 ? Promise.race([pause, ...running]) : pause)
    }
  }
  const looping = loop()
  return {
    stop: async () => {
      stopping.abort()
      await looping
      await Promise.all(running)
    },
  }
}
