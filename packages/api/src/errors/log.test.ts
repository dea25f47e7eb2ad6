import { expect, test } from 'vitest'
import { loggedError } from './log.ts'

const databaseError = (code: string) =>
  Object.assign(new Error('refused'), {
    code,
    severity: 'ERROR',
    detail: 'Failing row contains (Ann, ann@firm.example).',
    where: 'JSON data, line 1: {"firstname":"Ann"',
    constraint: 'person_email',
  })

test.each(['23505', '23514'])('the row and the value that the database refused with %s are not logged', (code) => {
  const logged = loggedError(databaseError(code))
  expect(JSON.stringify(logged)).not.toMatch(/Ann/i)
  expect(logged).toMatchObject({ message: 'refused', code, constraint: 'person_email', stack: expect.any(String) })
})

test('the details of other errors are logged', () => {
  expect(loggedError(databaseError('40P01'))).toMatchObject({ detail: expect.any(String) })
})

test('a value that the database could not read is not logged with its message either', () => {
  const error = Object.assign(new Error('invalid input syntax for type date: "Ann\nExample"'), { code: '22007' })
  const logged = loggedError(error)
  expect(JSON.stringify(logged)).not.toMatch(/Ann|Example/)
  expect(logged).toMatchObject({ code: '22007', stack: expect.stringMatching(/^Error: The database .*\n +at /) })
})
