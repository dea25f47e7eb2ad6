import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { expect, test } from 'vitest'
import { messages } from './messages.ts'
import { readError } from './read-error.ts'

const refused = {
  message: 'Some fields need attention.',
  extensions: {
    code: 'INVALID_INPUT',
    problems: [{ path: 'name', message: 'Enter a name.' }],
    details: { name: 'Enter a name.' },
  },
}

test('what the server refuses is its sentence, its lines and its fields', () => {
  expect(readError(new CombinedGraphQLErrors({ errors: [refused] }))).toEqual({
    message: 'Some fields need attention.',
    code: 'INVALID_INPUT',
    details: ['name: Enter a name.'],
    problems: [{ path: 'name', message: 'Enter a name.' }],
  })
})

test('an answer that is not GraphQL says its status, or the sentence in it', () => {
  const answer = (bodyText: string): ServerError =>
    new ServerError('', { response: new Response(null, { status: 503 }), bodyText })
  expect(readError(answer('<html>')).message).toBe('Request failed with status code 503')
  expect(readError(answer(JSON.stringify({ errors: [refused] }))).code).toBe('INVALID_INPUT')
})

test('a page of an earlier version is told from a call that was refused', () => {
  const answer = (outOfDate?: boolean): CombinedGraphQLErrors =>
    new CombinedGraphQLErrors({ errors: [{ message: 'x', extensions: { code: 'INVALID_INPUT', outOfDate } }] })
  expect([readError(answer(true)).isOutOfDate, readError(answer()).isOutOfDate]).toEqual([true, undefined])
})

test('no answer at all is not the fault of the person', () => {
  expect(readError(new TypeError('Failed to fetch')).message).toBe(messages.unreachable)
  expect(readError(new DOMException('', 'TimeoutError')).message).toBe('Request timed out')
  expect(readError(new Error('The drawer is stuck.')).message).toBe('The drawer is stuck.')
  expect(readError(undefined).message).toBe(messages.tryLater)
})
