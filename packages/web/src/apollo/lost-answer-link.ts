import type { OperationVariables } from '@apollo/client'
import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { ErrorLink } from '@apollo/client/link/error'
import { OperationTypeNode } from 'graphql'
import { throwError } from 'rxjs'
import { isUnreachable } from '../ui/is-unreachable.ts'
import { LostAnswer } from '../ui/lost-answer.ts'
import { readAnew } from '../ui/read-anew.ts'
import { readError } from '../ui/read-error.ts'

const SERVER_FAILED = 500

/** Whether a request may have been carried out although no answer of the gateway arrived. */
const isAnswerLost = (error: unknown): boolean =>
  isUnreachable(error) ||
  (ServerError.is(error) && error.statusCode >= SERVER_FAILED && readError(error).code === undefined)

/** Whether the gateway says that it does not know whether the host has stored a change. */
const isInDoubt = (error: unknown): boolean =>
  CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.unknownOutcome === true)

/** Whether a request, or one of its changes, has an idempotency key. */
const isSafeAgain = ({ idempotencyKey, changes }: OperationVariables): boolean =>
  typeof idempotencyKey === 'string' ||
  (Array.isArray(changes) && changes.some((change: OperationVariables) => isSafeAgain(change)))

/**
 * Follows changes whose answer was lost: what the screen shows is read anew, so that it says what became of them, save
 * where what was sent is kept beside it to be sent again (`isKept` in the context). The error of a request with an
 * idempotency key is replaced: it may have been stored, and sending it again is safe.
 */
export const lostAnswerLink = new ErrorLink(({ error, operation }) => {
  const { isKept } = operation.getContext() as { isKept?: boolean }
  const isFollowed = operation.operationType === OperationTypeNode.MUTATION && !isKept
  if (isFollowed && (isAnswerLost(error) || isInDoubt(error))) void readAnew(operation.client)
  if (!isSafeAgain(operation.variables) || !isAnswerLost(error)) return undefined
  console.error(error)
  return throwError(() => new LostAnswer(error))
})
