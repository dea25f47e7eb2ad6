import { REQUIRED } from '@costdraft/schema/field.ts'
import type { PeopleColumn } from '@costdraft/schema/people-import/people-import.ts'
import { HttpError, ValidationError } from '../errors/errors.ts'

/** What a rule says of a value of a row. */
export interface Verdict {
  column: PeopleColumn
  message: string
}

/** The columns of the fields of users, fee earners and links, by their names on the wire. */
const columnOfField: Readonly<Record<string, PeopleColumn>> = {
  firstname: 'first_name',
  surname: 'surname',
  email_address: 'email_address',
  client_role: 'client_role',
  site_uuid: 'site',
  site: 'site',
  solicitor_sra_number: 'solicitor_sra_number',
  type: 'fee_earner_type',
  grade: 'grade',
  initials: 'initials',
}

/**
 * What the rules say of a value that this makes: the value, or each refusal of theirs with the column that it is about.
 * `at` is the column of a refusal that is about no field. Throws what is no refusal.
 */
export function judged<T>(
  at: PeopleColumn,
  make: () => T,
): { value: T; verdicts?: undefined } | { verdicts: Verdict[]; value?: undefined } {
  try {
    return { value: make() }
  } catch (error) {
    return { verdicts: verdictsIn(error, at) }
  }
}

/** The refusals in an error. Throws the error if it is none. */
export function verdictsIn(error: unknown, at: PeopleColumn): Verdict[] {
  if (error instanceof ValidationError && Object.keys(error.details).length > 0)
    return Object.entries(error.details).map(([field, message]) => ({ column: columnOfField[field] ?? at, message }))
  if (error instanceof HttpError && error.status < 500) return [{ column: at, message: error.message }]
  throw error
}

/** A name in one column is required as its parts are, and is told once. */
export function namedOnce(verdicts: readonly Verdict[], hasName: boolean): Verdict[] {
  if (!hasName) return [...verdicts]
  const isName = ({ column }: Verdict): boolean => column === 'first_name' || column === 'surname'
  const [first] = verdicts.filter(isName)
  if (!first) return [...verdicts]
  const message = first.message === REQUIRED ? 'Enter a first name and a surname.' : first.message
  return [{ column: 'name', message }, ...verdicts.filter((one) => !isName(one))]
}
