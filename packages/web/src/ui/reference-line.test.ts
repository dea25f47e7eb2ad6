import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { expect, test } from 'vitest'
import { readError } from './read-error.ts'
import { referenceLine } from './reference-line.ts'

const requestId = '3f9a61c07b2d4e85'
const failed = (code: string) => ({ message: 'No.', extensions: { code, requestId } })

test('a failure says by what it is found, from a whole answer and from one error', () => {
  const line = `Reference ${requestId}`
  expect(referenceLine(readError(new CombinedGraphQLErrors({ errors: [failed('UPSTREAM_FAILED')] })))).toBe(line)
  const bodyText = JSON.stringify({ errors: [failed('INTERNAL')] })
  const response = new Response(null, { status: 500 })
  expect(referenceLine(readError(new ServerError('', { response, bodyText })))).toBe(line)
  expect(referenceLine(readError(Object.assign(new Error('The upload was ended.'), { requestId })))).toBe(line)
})

test('a refusal that says what to do has none, nor a failure without an answer', () => {
  expect(referenceLine(readError(new CombinedGraphQLErrors({ errors: [failed('INVALID_INPUT')] })))).toBeUndefined()
  expect(referenceLine(readError(new TypeError('Failed to fetch')))).toBeUndefined()
})
