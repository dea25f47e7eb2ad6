import { check, type Draft, type Fields, type InputOf } from '@costdraft/schema/field.ts'

const isNothing = (value: unknown): boolean => value === null || value === undefined || value === false
const same = (a: unknown, b: unknown): boolean => a === b || (isNothing(a) && isNothing(b))

/**
 * The fields in which `value` differs from `record`. Both are normalised first, so that e.g. a trailing space is no
 * change.
 */
export function changesOf<F extends Fields>(fields: F, record: Draft, value: Draft): Partial<InputOf<F>> {
  // An old record may break a newer rule; it is then compared without normalisation.
  const before = (check(fields, record).value ?? record) as Draft
  return Object.fromEntries(
    Object.keys(fields)
      .filter((name) => name in value && !same(before[name], value[name]))
      .map((name) => [name, value[name]]),
  ) as Partial<InputOf<F>>
}
