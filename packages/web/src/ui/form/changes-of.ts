import { check, type Draft, type Fields, type InputOf } from '@costdraft/schema/field.ts'
import { nowhere } from './controls.ts'

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === false
const same = (a: unknown, b: unknown): boolean => a === b || (isNothing(a) && isNothing(b))

/** What a form's value changes in a record. Both are compared as they would be saved, so that a space at the end is no change. */
export function changesOf<F extends Fields>(fields: F, record: Draft, value: Draft): Partial<InputOf<F>> {
  // A record from before a rule may not satisfy it: it is compared as it is.
  const before = (check(fields, record, nowhere()).value ?? record) as Draft
  return Object.fromEntries(
    Object.keys(fields)
      .filter((name) => name in value && !same(before[name], value[name]))
      .map((name) => [name, value[name]]),
  ) as Partial<InputOf<F>>
}
