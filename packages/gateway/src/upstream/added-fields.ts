import { refused } from '../errors.ts'
import type { Row } from './rows.ts'

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === ''
const NOT_KEPT = 'The service behind CostDraft does not keep this.'

/**
 * A body for a host that keeps to the specification: without the fields that our own hosts add. `names` are their wire names.
 * @throws where one of them has a value, which would be lost.
 */
export function withoutAdded(names: readonly string[], body: Row): Row {
  const added = new Set(names),
    [kept = [], left = []] = [false, true].map((isAdded) =>
      Object.entries(body).filter(([name]) => added.has(name) === isAdded),
    )
  const given = left.filter(([, value]) => !isEmpty(value))
  if (given.length > 0)
    throw refused('INVALID_INPUT', NOT_KEPT, Object.fromEntries(given.map(([name]) => [name, NOT_KEPT])))
  return Object.fromEntries(kept)
}
