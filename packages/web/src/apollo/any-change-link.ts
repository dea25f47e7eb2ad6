import { ApolloLink } from '@apollo/client'
import { OperationTypeNode } from 'graphql'
import { tap } from 'rxjs'
import { readAfterAnyChange } from '../ui/read-after-changes.ts'

/** Keeps true what every change may be in, such as an audit log that is open on the page of a record. */
export const anyChangeLink = new ApolloLink((operation, forward) => {
  const { operationType, client } = operation
  if (operationType !== OperationTypeNode.MUTATION) return forward(operation)
  // Not at once: the answer of the change is written to the cache first.
  return forward(operation).pipe(tap({ complete: () => setTimeout(() => readAfterAnyChange(client)) }))
})
