import {
  check,
  type CaseFacts,
  type Checked,
  type Draft,
  type Fields,
  type InputOf,
  type Problem,
} from '@costdraft/schema/field.ts'
import { fromWire, snakeName } from '@costdraft/schema/names.ts'
import type { Request, Response } from 'express'
import { ValidationError, StaleVersion } from '../errors/errors.ts'

const onWire = (path: string): string => path.split('.').map(snakeName).join('.')
/**
 * Converts validation problems to error details: sentences by wire path, which `names` has where it is another than the
 * field's own.
 */
export const problemDetails = (problems: Problem[], names?: ReadonlyMap<string, string>): Record<string, string> =>
  Object.fromEntries(problems.map(({ path, message }) => [names?.get(path) ?? onWire(path), message]))

/** The body as a JSON object; throws 422 for anything else. */
export function objectOf(body: unknown): Draft {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ValidationError({ body: 'Send a JSON object.' })
  return body as Draft
}

/** Accepts a fee earner given as an object, as in responses, and replaces it by its uuid. */
export const withFeeEarnerUuid = (body: Draft): Draft => {
  const earner = body.fee_earner
  return typeof earner === 'object' && earner !== null && 'uuid' in earner ? { ...body, fee_earner: earner.uuid } : body
}

/**
 * Converts a request body to a draft with schema names (`names` maps them to wire names). Throws 422 for unknown keys,
 * except `ignored` ones.
 */
export function draftOf(names: ReadonlyMap<string, string>, body: unknown, ignored?: ReadonlySet<string>): Draft {
  const { draft, unknown } = fromWire(names, objectOf(body), ignored)
  if (unknown.length > 0)
    throw new ValidationError(
      Object.fromEntries(unknown.slice(0, 20).map((key) => [key.slice(0, 100), 'This field is not known.'])),
    )
  return draft
}

/** Runs the reading of a part of a body, and prefixes the paths of its validation errors with the path of the part. */
export function withPathPrefix<T>(path: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof ValidationError)
      throw new ValidationError(
        Object.fromEntries(Object.entries(error.details).map(([key, sentence]) => [`${path}.${key}`, sentence])),
      )
    throw error
  }
}

/**
 * Validates a draft and returns its value; without facts, that of a record outside cases. Throws 422 with all problems.
 */
export const validated = <F extends Fields>(fields: F, draft: Draft, facts?: CaseFacts): InputOf<F> =>
  valueOrThrow(check(fields, draft, facts))

/** The value of a validation. Throws 422 with all problems, at the wire paths of `problemDetails`. */
export function valueOrThrow<F extends Fields>(
  { value, problems }: Checked<F>,
  names?: ReadonlyMap<string, string>,
): InputOf<F> {
  if (problems) throw new ValidationError(problemDetails(problems, names))
  return value
}

/** The version on which a request is based, as its `If-Match` header has it; undefined without one. */
export const expectedVersion = ({ headers }: Pick<Request, 'headers'>): string | undefined => headers['if-match']

/** Whether a change is based on another version (as in `If-Match`) than that of the current row. */
export const isStale = (expected: string | undefined, current: { version: number }): boolean =>
  Boolean(expected) && expected !== '*' && expected !== etag(current)

/** A change of a record: its body, and the version on which it is based, as `If-Match` has it. */
export interface Change {
  body: unknown
  expected: string | undefined
}
/** The change that a request asks for. */
export const changeIn = (req: Pick<Request, 'body' | 'headers'>): Change => ({
  body: req.body as unknown,
  expected: expectedVersion(req),
})

/** Throws 412 with the current row if a change is based on another version. */
export function assertExpected({ expected }: Pick<Change, 'expected'>, current: { version: number }): void {
  if (isStale(expected, current)) throw new StaleVersion(current)
}
/** Throws 412 with the current row if the request has an `If-Match` header with another version. */
export const assertVersion = (req: Request, current: { version: number }): void =>
  assertExpected({ expected: expectedVersion(req) }, current)

/** Sets the version of a row as the ETag of the response, and returns the row. */
export function withETag<Row extends { version: number }>({ res }: { res: Response }, row: Row): Row {
  res.set('etag', etag(row))
  return row
}

export const etag = ({ version }: { version: number }): string => `"${version}"`
