import { expect, test } from 'vitest'
import { FormProblems } from '../../ui/read-error.ts'
import { refusedPeople } from './refused-people.ts'

const refusal = (...problems: [path: string, message: string][]) =>
  new FormProblems(
    'Please complete all fields to continue.',
    problems.map(([path, message]) => ({ path, message })),
  )
const ABOVE = 'You cannot give a role above your own.'

test('what is refused of all is wrong with the role', () => {
  expect(refusedPeople(refusal(['links.0', ABOVE], ['links.1', ABOVE]), ['Ann Ash', 'Ben Birch'])).toMatchObject({
    problems: [{ path: 'clientRole', message: ABOVE }],
  })
})

test('what is refused of some is said by name', () => {
  const error = refusal(['links.1', 'Nobody changes their own links.'])
  expect(refusedPeople(error, ['Ann Ash', 'Ben Birch'])).toMatchObject({
    message: 'Nobody was given the role.',
    problems: [],
    details: ['Ben Birch: Nobody changes their own links.'],
  })
})

test('any other error is what it was', () => {
  const error = new Error('The line is down.')
  expect(refusedPeople(error, ['Ann Ash'])).toBe(error)
})
