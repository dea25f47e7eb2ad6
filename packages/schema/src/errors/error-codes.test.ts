import { expect, test } from 'vitest'
import { errorCodes, errorSections } from './error-codes.ts'

test.each(errorCodes)(
  '%s says what it means, when it is answered and what to do, with an example of its own',
  (code) => {
    const { meaning, when, whatToDo, rest, example } = errorSections[code]
    for (const sentence of [meaning, whatToDo, ...when]) expect(sentence).toMatch(/^[A-Z].*\.$/)
    expect(when.length).toBeGreaterThan(0)
    expect(rest.length).toBeGreaterThan(0)
    expect(example).toMatchObject({ code, problems: expect.any(Array), details: expect.any(Object) })
  },
)

test('a status of REST means one code', () => {
  const statuses = errorCodes.flatMap((code) => errorSections[code].rest)
  expect(new Set(statuses).size).toBe(statuses.length)
})
