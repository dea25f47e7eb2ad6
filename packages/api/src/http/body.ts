import { check, type CaseFacts, type Draft, type Fields, type InputOf, type Problem } from '@costdraft/schema/field.ts'
import { fromWire, snakeName } from '@costdraft/schema/names.ts'
import type { Request, Response } from 'express'
import { Refused, Stale } from './errors.ts'

const onWire = (path: string): string => path.split('.').map(snakeName).join('.')
export const details = (problems: Problem[]): Record<string, string> =>
  Object.fromEntries(problems.map(({ path, message }) => [onWire(path), message]))

/** The object a request sends; anything else is refused. */
export function objectOf(body: unknown): Draft {
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new Refused({ body: 'Send a JSON object.' })
  return body as Draft
}

/** A fee earner arrives as its uuid, or as the object it was answered as. */
export const byUuid = (body: Draft): Draft => {
  const earner = body.fee_earner
  return typeof earner === 'object' && earner !== null && 'uuid' in earner ? { ...body, fee_earner: earner.uuid } : body
}

/** A body in the contract's words; a key that the contract does not know is refused by its name. */
export function draftOf(names: ReadonlyMap<string, string>, body: unknown, ignored?: ReadonlySet<string>): Draft {
  const { draft, unknown } = fromWire(names, objectOf(body), ignored)
  if (unknown.length > 0)
    throw new Refused(
      Object.fromEntries(unknown.slice(0, 20).map((key) => [key.slice(0, 100), 'This field is not known.'])),
    )
  return draft
}

/** Does what it is given for a part of a body; what is refused of it is named from the body's beginning. */
export function prefixed<T>(path: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof Refused)
      throw new Refused(
        Object.fromEntries(Object.entries(error.details).map(([key, sentence]) => [`${path}.${key}`, sentence])),
      )
    throw error
  }
}

/** What is no part of a case has no facts of one; no field of it asks for them. */
const NOWHERE: CaseFacts = { area: 'legal_aid', caseType: 'care_and_supervision', dualAspect: false }

/** The checked value of a draft; every problem of it refused at once. */
export function accepted<F extends Fields>(fields: F, draft: Draft, facts: CaseFacts = NOWHERE): InputOf<F> {
  const { value, problems } = check(fields, draft, facts)
  if (problems) throw new Refused(details(problems))
  return value
}

/** Honours If-Match where it is sent: a stale version is 412 with the row as it is now. */
export function assertVersion(req: Request, current: { version: number }): void {
  const wanted = req.headers['if-match']
  if (wanted && wanted !== '*' && wanted !== etag(current)) throw new Stale(current)
}

/** Answers a row with the tag that an If-Match may carry back. */
export function tagged<Row extends { version: number }>({ res }: { res: Response }, row: Row): Row {
  res.set('etag', etag(row))
  return row
}

export const etag = ({ version }: { version: number }): string => `"${version}"`
