import { isDatabaseError } from './outages.ts'

/** What is said of a value that only one record may have, by its unique index: a sentence per field, by wire name. */
export const taken = {
  // It does not reveal that somebody has this address.
  person_email: { email_address: 'This e-mail address cannot be used.' },
  user_group_name: { name: 'There is a group of this name already.' },
  case_view_name: { name: 'You have a view of this name already.' },
} as const

const UNIQUE_VIOLATION = '23505'
const isTaken = (index: unknown): index is keyof typeof taken =>
  typeof index === 'string' && Object.hasOwn(taken, index)

/**
 * What is said of an error of the database that tells of a taken value; undefined for any other. Routes look for the
 * value before; of two requests at one moment neither finds that of the other.
 */
export function takenValue(error: unknown): Readonly<Record<string, string>> | undefined {
  if (!isDatabaseError(error) || error.code !== UNIQUE_VIOLATION) return undefined
  const { constraint } = error as { constraint?: unknown }
  return isTaken(constraint) ? taken[constraint] : undefined
}

const MISSING_TARGET = '23503'

/** Whether the database refused a row because what it names was removed at the same moment. */
export const isGoneMeanwhile = (error: unknown): boolean => isDatabaseError(error) && error.code === MISSING_TARGET
