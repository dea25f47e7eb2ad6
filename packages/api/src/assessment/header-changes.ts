import { byDay, penceOf } from '@costdraft/costing'
import {
  disallowedFields,
  generalPointsFields,
  interestFields,
  MOST_ENTRIES,
  offerFields,
  paymentFields,
} from '@costdraft/schema/assessment/assessment-fields.ts'
import { isDraft, type Draft, type Fields, type InputOf } from '@costdraft/schema/field.ts'
import { wireNames } from '@costdraft/schema/names.ts'
import { HttpError, ValidationError } from '../errors/errors.ts'
import { draftOf, validated, withPathPrefix } from '../http/body.ts'
import type { Header } from './read-assessment.ts'

/** What is changed of an assessment as a whole: what is not named stays. */
export type HeaderChange = Partial<Omit<Header, 'uuid'>>

const names = (...list: readonly string[]) => new Map(list.map((name) => [name, name]))
const BODY = new Map([...wireNames(generalPointsFields), ...names('payments', 'offers', 'interest')])
const INTEREST = new Map([...wireNames(interestFields), ...names('disallowed')])

/** Collects what the readers of parts of a body throw, so that all of it is answered. */
class Problems {
  readonly #details: Record<string, string> = {}

  /** What a reader answers; undefined where it refuses. */
  of<T>(read: () => T): T | undefined {
    try {
      return read()
    } catch (error) {
      if (!(error instanceof ValidationError)) throw error
      Object.assign(this.#details, error.details)
      return undefined
    }
  }

  assertNone(): void {
    const sentences = Object.values(this.#details)
    if (sentences.length > 0) throw new HttpError(422, sentences.join(' '), this.#details)
  }
}

/** A whole list of records with these fields. */
function listIn<F extends Fields>(problems: Problems, path: string, fields: F, given: unknown): InputOf<F>[] {
  if (!Array.isArray(given) || given.length > MOST_ENTRIES) {
    problems.of(() => {
      throw new ValidationError({ [path]: `Send a list of at most ${MOST_ENTRIES}.` })
    })
    return []
  }
  const wire = wireNames(fields)
  return given.flatMap((one: unknown, i) => {
    const value = problems.of(() => withPathPrefix(`${path}.${i}`, () => validated(fields, draftOf(wire, one))))
    return value ? [value] : []
  })
}

function disallowedIn(problems: Problems, given: unknown): Pick<Header, 'disallowed'> {
  const days = listIn(problems, 'interest.disallowed', disallowedFields, given)
  for (const [i, { from, to }] of days.entries())
    if (from > to)
      problems.of(() => {
        throw new ValidationError({ [`interest.disallowed.${i}.to`]: 'Enter a day that is not before the first one.' })
      })
  return { disallowed: days }
}

/** How interest runs; null is as if nothing was entered of it. */
function interestIn(problems: Problems, given: unknown): HeaderChange {
  if (given === null) return { interest_rate: null, interest_from: null, disallowed: [] }
  if (!isDraft(given)) {
    problems.of(() => {
      throw new ValidationError({ interest: 'Send an object.' })
    })
    return {}
  }
  const draft: Draft = problems.of(() => withPathPrefix('interest', () => draftOf(INTEREST, given))) ?? {}
  const value = problems.of(() => withPathPrefix('interest', () => validated(interestFields, draft)))
  const { rate = null, from = null } = value ?? {}
  return {
    ...(draft.rate !== undefined && { interest_rate: rate === null ? null : penceOf(rate) }),
    ...(draft.from !== undefined && { interest_from: from }),
    ...(draft.disallowed !== undefined && disallowedIn(problems, draft.disallowed ?? [])),
  }
}

/** Reads what is changed of an assessment as a whole. Throws 422 with all that is wrong. */
export function headerChangeIn(body: unknown): HeaderChange {
  const draft = draftOf(BODY, body)
  const problems = new Problems()
  const { generalPoints = null } = problems.of(() => validated(generalPointsFields, draft)) ?? {}
  const change: HeaderChange = {
    ...(draft.generalPoints !== undefined && { general_points: generalPoints }),
    ...(draft.payments !== undefined && {
      payments: byDay(
        listIn(problems, 'payments', paymentFields, draft.payments ?? []).map(({ date, amount, words = null }) => ({
          ...{ date, amount: penceOf(amount), words },
        })),
      ),
    }),
    ...(draft.offers !== undefined && {
      offers: byDay(
        listIn(problems, 'offers', offerFields, draft.offers ?? []).map(({ date, by, amount, words = null }) => ({
          ...{ date, by, amount: penceOf(amount), words },
        })),
      ),
    }),
    ...(draft.interest !== undefined && interestIn(problems, draft.interest)),
  }
  problems.assertNone()
  return change
}
