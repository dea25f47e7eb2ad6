import { ValidationError } from '../errors/errors.ts'

/** Runs two validations and reports the problems of both in one error. */
export function validateBoth<A, B>(first: () => A, second: () => B): [A, B] {
  const results = [first, second].map((run) => {
    try {
      return { value: run() }
    } catch (error) {
      if (error instanceof ValidationError) return { error }
      throw error
    }
  })
  const errors = results.flatMap(({ error }) => error ?? [])
  if (errors.length > 0) throw new ValidationError(Object.assign({}, ...errors.map((error) => error.details)))
  return results.map(({ value }) => value) as [A, B]
}
