import type { OperationVariables } from '@apollo/client'
import { ServerError } from '@apollo/client/errors'
import { ErrorLink } from '@apollo/client/link/error'
import { throwError } from 'rxjs'
import { isUnreachable } from './is-unreachable.ts'
import { messages } from './messages.ts'
import { readError } from './read-error.ts'

const SERVER_FAILED = 500

/** Whether a request may have been carried out although no answer of the gateway arrived. */
const isAnswerLost = (error: unknown): boolean =>
  isUnreachable(error) ||
  (ServerError.is(error) && error.statusCode >= SERVER_FAILED && readError(error).code === undefined)

/** Whether a request, or one of its changes, has an idempotency key. */
const isSafeAgain = ({ idempotencyKey, changes }: OperationVariables): boolean =>
  typeof idempotencyKey === 'string' ||
  (Array.isArray(changes) && changes.some((change: OperationVariables) => isSafeAgain(change)))

/** Replaces the error of a request with an idempotency key whose answer was lost: it may have been stored, and sending it again is safe. */
export const lostAnswerLink = new ErrorLink(({ error, operation }) => {
  if (!isSafeAgain(operation.variables) || !isAnswerLost(error)) return undefined
  console.error(error)
  return throwError(() => new Error(messages.unknownOutcome))
})
