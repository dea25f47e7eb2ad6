import { keyOfEntry } from '@costdraft/schema/bulk/entry-key.ts'
import { MAX_ENTRIES, NOT_REACHED, PATIENCE } from '@costdraft/schema/bulk/entries.ts'
import { objectOf } from '../http/body.ts'
import { HttpError, outageResponse, ValidationError } from '../errors/errors.ts'
import type { Log } from '../errors/log.ts'
import { RequestGone } from '../http/door.ts'
import { recordedOutcome, recordOutcomes, type KeyedRequest } from '../http/idempotency.ts'
import { POINTS } from '../http/points.ts'
import { refusalOf, type ManyRequestContext, type RequestContext } from '../http/request.ts'

/** What is answered for one entry: what its own request would be answered. */
export interface Result extends Readonly<Record<string, unknown>> {
  status: number
}
export type Context = Pick<RequestContext, 'tx' | 'viewer'>
/** Entries that are done in one transaction: their places in the request, and what does them. */
export interface Step {
  places: readonly number[]
  work: (context: Context) => Promise<readonly Result[]>
}
/** The clock in milliseconds, and where failures are logged. */
export interface Surroundings {
  now: () => number
  log: Log
}

const MAX_PROBLEMS = 20
const UNKNOWN = 'This field is not known.'
const KEY = 'idempotency_key'

const refusalAnswer = ({ status, message, details, extra }: HttpError): Result => ({
  status,
  message,
  details,
  ...extra,
})
/** The answer of an entry that failed; what is no refusal is logged, and says nothing of itself. */
function failureAnswer(error: unknown, log: Log): Result {
  if (error instanceof RequestGone) throw error
  const refusal = refusalOf(error)
  if (refusal) return refusalAnswer(refusal)
  log.error({ err: error }, 'an entry of many failed')
  return refusalAnswer(outageResponse(error) ?? new HttpError(500, 'Something went wrong.'))
}

/**
 * Does the steps one after the other, each in a transaction of its own, and answers each entry in its place: what one
 * is refused with stops no other. Entries that are not reached in time are answered 504, with nothing done.
 */
export async function doSteps(
  { inTransaction }: Pick<ManyRequestContext, 'inTransaction'>,
  steps: readonly Step[],
  { now, log }: Surroundings,
): Promise<Result[]> {
  const end = now() + PATIENCE
  const results: Result[] = []
  for (const { places, work } of steps) {
    const answers =
      now() > end
        ? []
        : await inTransaction(work).catch((error: unknown) => places.map(() => failureAnswer(error, log)))
    places.forEach((place, at) => {
      results[place] = answers[at] ?? refusalAnswer(new HttpError(504, NOT_REACHED))
    })
  }
  return results
}

/**
 * The key of each entry: its own, or one that follows from the `Idempotency-Key` of the request and its place;
 * undefined without either. Throws 422 for a key of the request that is too long.
 */
export function keysIn(
  { headers }: Pick<RequestContext['req'], 'headers'>,
  entries: readonly Entry[],
): (string | undefined)[] {
  const key = headers['idempotency-key']
  if (typeof key === 'string' && key.length > 255)
    throw new HttpError(422, 'The Idempotency-Key is too long.', { 'idempotency-key': 'At most 255 characters.' })
  const ofRequest = typeof key === 'string' ? key : undefined
  return entries.map((entry, place) => (entry[KEY] as string | null | undefined) || keyOfEntry(ofRequest, place))
}

/**
 * Has the effect of an entry once for its key, if it has one, and repeats its answer for a day. A refusal is not
 * recorded: the same entry is judged anew.
 */
export async function once(
  context: Context,
  request: Omit<KeyedRequest, 'key' | 'method'> & { key: string | undefined },
  effect: () => Promise<Result>,
): Promise<Result> {
  const { key, path, body } = request
  if (key === undefined) return effect()
  const keyed = { key, method: 'POST', path, body }
  const recorded = await recordedOutcome(context, keyed)
  if (recorded) return recorded.body as Result
  const result = await effect()
  await recordOutcomes(context, [[keyed, { status: result.status, body: result }]])
  return result
}

/**
 * The keys of an entry beside `idempotency_key`: texts that it must have, texts that it may have, and objects, of which
 * one must be there.
 */
interface EntryKeys {
  required: readonly string[]
  texts?: readonly string[]
  objects?: readonly string[]
}
export type Entry = Readonly<Record<string, unknown>>

function problemsOf(entry: unknown, { required, texts = [], objects = [] }: EntryKeys): [string, string][] {
  if (typeof entry !== 'object' || entry === null || Array.isArray(entry)) return [['', 'Send a JSON object.']]
  const given = entry as Entry
  const optional = [...texts, KEY]
  const known = [...required, ...optional, ...objects]
  return [
    ...Object.keys(given).flatMap((key): [string, string][] => (known.includes(key) ? [] : [[key, UNKNOWN]])),
    ...required.flatMap((key): [string, string][] => (typeof given[key] === 'string' ? [] : [[key, 'Send text.']])),
    ...optional.flatMap((key): [string, string][] =>
      given[key] == null || typeof given[key] === 'string' ? [] : [[key, 'Send text.']],
    ),
    ...(objects.length > 0 && objects.every((key) => given[key] == null)
      ? objects.map((key): [string, string] => [key, 'Say what is to be stored.'])
      : []),
  ]
}

/**
 * The entries of a request, each with these keys. Throws 422 for what is wrong with the request as a whole, before
 * anything is done; and spends the points of its entries.
 */
export function entriesIn({ req, spend }: ManyRequestContext, list: string, keys: EntryKeys): Entry[] {
  const { [list]: entries, ...others } = objectOf(req.body)
  const unknown = Object.keys(others)
  if (unknown.length > 0)
    throw new ValidationError(
      Object.fromEntries(unknown.slice(0, MAX_PROBLEMS).map((key) => [key.slice(0, 100), UNKNOWN])),
    )
  if (!Array.isArray(entries) || entries.length === 0 || entries.length > MAX_ENTRIES)
    throw new ValidationError({ [list]: `Send a list of 1 to ${MAX_ENTRIES}.` })
  const problems = entries.flatMap((entry, at) =>
    problemsOf(entry, keys).map(([key, sentence]): [string, string] => [
      key ? `${list}.${at}.${key.slice(0, 100)}` : `${list}.${at}`,
      sentence,
    ]),
  )
  if (problems.length > 0)
    throw new HttpError(
      422,
      'Some of these entries cannot be read. Nothing was changed.',
      Object.fromEntries(problems.slice(0, MAX_PROBLEMS)),
    )
  spend(entries.length * POINTS.entry)
  return entries as Entry[]
}
