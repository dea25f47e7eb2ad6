import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { expect, test } from 'vitest'
import { messages } from './messages.ts'
import { FormProblems, isForbidden, readError } from './read-error.ts'

const invalidInput = {
  message: 'Some fields need attention.',
  extensions: {
    code: 'INVALID_INPUT',
    problems: [{ path: 'name', message: 'Enter a name.' }],
    details: { name: 'Enter a name.' },
  },
}

test('reads message, details and problems of a GraphQL error', () => {
  expect(readError(new CombinedGraphQLErrors({ errors: [invalidInput] }))).toEqual({
    message: 'Some fields need attention.',
    code: 'INVALID_INPUT',
    details: ['name: Enter a name.'],
    problems: [{ path: 'name', message: 'Enter a name.' }],
  })
})

test('says whether whoever asks may not read this', () => {
  const forbidden = { message: 'You may not do this.', extensions: { code: 'FORBIDDEN' } }
  expect(isForbidden(new CombinedGraphQLErrors({ errors: [forbidden] }))).toBe(true)
  expect(isForbidden(new CombinedGraphQLErrors({ errors: [invalidInput] }))).toBe(false)
  expect(isForbidden(undefined)).toBe(false)
})

test('an HTTP error without GraphQL errors falls back to its status code', () => {
  const answer = (bodyText: string): ServerError =>
    new ServerError('', { response: new Response(null, { status: 503 }), bodyText })
  expect(readError(answer('<html>')).message).toBe('Request failed with status code 503')
  expect(readError(answer(JSON.stringify({ errors: [invalidInput] }))).code).toBe('INVALID_INPUT')
})

test('recognises an error for an outdated page', () => {
  const answer = (outOfDate?: boolean): CombinedGraphQLErrors =>
    new CombinedGraphQLErrors({ errors: [{ message: 'x', extensions: { code: 'INVALID_INPUT', outOfDate } }] })
  expect([readError(answer(true)).isOutOfDate, readError(answer()).isOutOfDate]).toEqual([true, undefined])
})

test('reads network errors, timeouts and other values', () => {
  expect(readError(new TypeError('Failed to fetch')).message).toBe(messages.unreachable)
  expect(readError(new DOMException('', 'TimeoutError')).message).toBe('Request timed out')
  expect(readError(new Error('The drawer is stuck.')).message).toBe('The drawer is stuck.')
  expect(readError(undefined).message).toBe(messages.tryLater)
})

test('the problems of several requests stay at their places', () => {
  const problems = [{ path: 'rows.a.time', message: 'Enter a number.' }]
  expect(readError(new FormProblems('1 of 2 stored.', problems, ['Row 2: no']))).toEqual({
    message: '1 of 2 stored.',
    problems,
    details: ['Row 2: no'],
  })
})
