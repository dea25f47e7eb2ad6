import { currentRequestId } from '@costdraft/schema/telemetry/current-request.ts'
import type { GraphQLFormattedError } from 'graphql'

/** An error as it is answered: with the id of its request, by which the lines of the log are found. */
export function withRequestId(error: GraphQLFormattedError): GraphQLFormattedError {
  const requestId = currentRequestId()
  return requestId === undefined ? error : { ...error, extensions: { ...error.extensions, requestId } }
}
