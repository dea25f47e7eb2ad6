import type { Points } from '@costdraft/schema/access/points-header.ts'
import { createBudget, type Budget } from '@costdraft/schema/point-budget.ts'
import { partOf, requestsOfPerson, type ProcessCounts } from '@costdraft/schema/process-settings.ts'
import type { Release } from '@costdraft/schema/shares.ts'
import { count } from '@costdraft/schema/telemetry/metrics.ts'
import type { Request, RequestHandler } from 'express'
import { networkOf } from '@costdraft/schema/network.ts'
import { isProgram, tokenOf, type Bearer, type ReadToken } from '../access/tokens.ts'
import { forFirm } from '../db/lending.ts'
import { drainRequest } from './drain-request.ts'
import { TooManyRefusals, TooManyRequests, Unauthenticated, type HttpError } from '../errors/errors.ts'
import { createFairShares, TooManyWaiting, type FairShares, type ShareLimits } from './fair-shares.ts'

export interface DoorLimits extends ShareLimits {
  /** Requests without a valid token that are refused with 401 in a minute, by network; further ones with 429. */
  refusals: number
  /** The points that an API client may spend in a minute. */
  points: number
}
const DOOR_LIMITS: DoorLimits = {
  ofPerson: requestsOfPerson(1),
  ofFirm: 12,
  waiting: 200,
  refusals: 60,
  points: 600_000,
}

/** Below these nobody could work at one API process of many, whatever the balancer does. */
const LEAST: Omit<DoorLimits, 'ofPerson'> = { ofFirm: 4, waiting: 20, refusals: 10, points: 50_000 }

/** The points that the dearest operation takes at most at the API (docs/decisions/0051). */
const DEAREST = 65_000

/**
 * What one API process of several gives of the limits that all share. Each gateway may let in an operation more than
 * its budget has, so that the points of all API processes are so many more than the budget.
 */
export const partOfDoor = (
  { apis, gateways }: Pick<ProcessCounts, 'apis' | 'gateways'>,
  queryBudget: number,
): DoorLimits => {
  const whole: DoorLimits = { ...DOOR_LIMITS, points: queryBudget + (gateways - 1) * DEAREST }
  const part = (name: keyof typeof LEAST): number => partOf(whole[name], apis, LEAST[name])
  return {
    ofPerson: requestsOfPerson(apis),
    ofFirm: part('ofFirm'),
    waiting: part('waiting'),
    refusals: part('refusals'),
    points: part('points'),
  }
}

/** In milliseconds: how long a request keeps its place while its body arrives. */
const BODY_PATIENCE = 2_000

const FIRM_IS_BUSY = 'Your firm is asking for too much at once. Nothing was done; try again in a moment.'
const inSeconds = (seconds: number): string => (seconds === 1 ? 'in a second' : `in ${seconds} seconds`)

/** The client has gone before its request began its work; nobody needs an answer. */
export class RequestGone extends Error {
  override name = 'RequestGone'
}

/** A request that was let in. */
export interface Visit {
  bearer: Bearer
  /** Runs a part of the work in a place of the person's share, and waits for one if the request holds none. */
  inWork: <T>(part: () => Promise<T>) => Promise<T>
  /** Remembers the firm of the person who was identified. */
  belongs: (firm: string | null) => void
  /** Spends points, if the person is an API client. */
  spend: (points: number) => void
  /** What is left of the points of an API client; undefined for a person. */
  pointsLeft: () => Points | undefined
}

export interface Door {
  /** Middleware that lets in a request with a valid token, when it is its turn. */
  enter: RequestHandler
  visitOf: (req: Request) => Visit
}

export interface DoorOptions {
  readToken: ReadToken
  limits?: Partial<DoorLimits>
  /** In milliseconds. */
  now?: () => number
  /** The budget of the API clients, if not a new one. */
  programs?: Budget
}

/** Makes the function that refuses a request without a valid token; how many it has refused is counted by network. */
function createRefusals(perMinute: number, now: () => number): (req: Request) => HttpError {
  const refusals = createBudget(perMinute, now)
  return ({ ip = '', headers }) => {
    const network = networkOf(ip)
    const hasToken = tokenOf(headers.authorization) !== undefined
    if (refusals.remaining(network) <= 0) {
      count('costdraft_refusals_total', { reason: 'many_refusals' })
      return new TooManyRefusals(refusals.wait(network), hasToken)
    }
    count('costdraft_refusals_total', { reason: hasToken ? 'bad_token' : 'no_token' })
    refusals.spend(network, 1)
    return new Unauthenticated(hasToken)
  }
}

/** Throws 429 if an API client has nothing left to spend. */
function assertHasPoints(bearer: Bearer, budget: Budget): void {
  if (!isProgram(bearer) || budget.remaining(bearer.person) > 0) return
  count('costdraft_refusals_total', { reason: 'program_points' })
  const seconds = budget.wait(bearer.person)
  throw new TooManyRequests(
    `This program asked for too much within a minute. Nothing was done; try again ${inSeconds(seconds)}.`,
    seconds,
  )
}

/**
 * A place in a person's share, which a request takes, gives back while it waits for its sender, and takes again. While
 * `gone` has not aborted, there is somebody to answer.
 */
async function takePlace(shares: FairShares, person: string, gone: AbortSignal): Promise<Visit['inWork']> {
  const take = (isAdmitted: boolean): Promise<Release> =>
    shares.take(person, gone, isAdmitted).catch((error: unknown) => {
      if (!(error instanceof TooManyWaiting)) throw error
      count('costdraft_refusals_total', { reason: 'firm_share' })
      throw new TooManyRequests(FIRM_IS_BUSY, 1)
    })
  let held: Release | undefined = await take(false)
  let isWorking = false
  const giveBack = (): void => {
    if (isWorking) return
    held?.()
    held = undefined
  }
  // A sender who is slow keeps no place meanwhile; nor does one who has gone, once the work that was begun has ended.
  const timer = setTimeout(giveBack, BODY_PATIENCE).unref()
  gone.addEventListener('abort', giveBack, { once: true })
  return async (part) => {
    clearTimeout(timer)
    held ??= await take(true)
    isWorking = true
    try {
      return await forFirm(shares.firmOf(person), gone, part)
    } finally {
      isWorking = false
      giveBack()
    }
  }
}

/**
 * The door of the API. It refuses requests without a valid token before anything of them is read, gives each person and
 * each firm a share of the requests in work, and each API client a budget (docs/decisions/0051). Requests that wait do
 * so here: without a connection to the database, and before their body is read.
 */
export function createDoor({ readToken, limits = {}, now = Date.now, programs }: DoorOptions): Door {
  const { refusals, points, ...shareLimits } = { ...DOOR_LIMITS, ...limits }
  const shares = createFairShares(shareLimits)
  const refusalOf = createRefusals(refusals, now)
  const budget = programs ?? createBudget(points, now)
  const visits = new WeakMap<Request, Visit>()

  const letIn = async (req: Request, gone: AbortSignal): Promise<Visit> => {
    const bearer = await readToken(req.headers.authorization)
    if (!bearer) throw refusalOf(req)
    assertHasPoints(bearer, budget)
    const { person } = bearer
    const inWork = await takePlace(shares, person, gone)
    return {
      bearer,
      inWork: (part) =>
        inWork(part).catch((error: unknown) => {
          // The sign-in of a token has ended, or its person is gone.
          throw error instanceof Unauthenticated ? refusalOf(req) : error
        }),
      belongs: (firm) => shares.belongs(person, firm),
      spend: (spent) => {
        if (isProgram(bearer)) budget.spend(person, spent)
      },
      pointsLeft: () =>
        isProgram(bearer)
          ? { limit: budget.limit, remaining: Math.max(0, Math.floor(budget.remaining(person))) }
          : undefined,
    }
  }
  return {
    enter: async (req, res, next) => {
      const gone = new AbortController()
      res.once('close', () => gone.abort(new RequestGone()))
      try {
        visits.set(req, await letIn(req, gone.signal))
      } catch (error) {
        await drainRequest(req)
        throw error
      }
      next()
    },
    visitOf: (req) => {
      const visit = visits.get(req)
      if (!visit) throw new Error('The request did not come through the door.')
      return visit
    },
  }
}
