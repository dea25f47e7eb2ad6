import type { Draft } from '@costdraft/schema/field.ts'
import { dateOf } from '@costdraft/schema/structs.ts'
import { ValidationError } from '../errors/errors.ts'

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === ''

/** Whether a sent value is the stored one. Of an object only the sent keys count; a date may carry a time. */
function isSame(sent: unknown, stored: unknown): boolean {
  if (isEmpty(sent)) return isEmpty(stored)
  if (Array.isArray(sent))
    return Array.isArray(stored) && sent.length === stored.length && sent.every((value, i) => isSame(value, stored[i]))
  if (typeof sent === 'object')
    return (
      typeof stored === 'object' &&
      stored !== null &&
      Object.entries(sent as object).every(([key, value]) => isSame(value, (stored as Draft)[key]))
    )
  if (typeof sent === 'string' && typeof stored === 'string' && /^\d{4}-\d\d-\d\d$/.test(stored))
    return dateOf(sent) === stored
  return sent === stored
}

/**
 * Throws 422 for every value in a body that the request cannot set and that differs from the stored one: a value that
 * would be thrown away is never accepted, and what was read may be sent back. `sentences` says by wire name why it
 * cannot be set, or which path sets it.
 */
export function assertUnchanged(body: Draft, stored: Draft, sentences: Readonly<Record<string, string>>): void {
  const changed = Object.entries(sentences).filter(
    ([name]) => Object.hasOwn(body, name) && !isSame(body[name], stored[name]),
  )
  if (changed.length > 0) throw new ValidationError(Object.fromEntries(changed))
}
