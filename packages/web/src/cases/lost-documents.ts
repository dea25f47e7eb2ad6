import type { ApolloClient } from '@apollo/client'
import { DocumentsDocument } from '../outputs/outputs.operations.ts'
import { messages } from '../ui/messages.ts'

/** How many documents there are to lose, as a sentence. */
const lossOf = (count: number): string => {
  if (count === 0) return 'There are none.'
  return count === 1 ? 'There is 1.' : `There are ${count}.`
}

/**
 * The question before a complete case is opened again: that its documents will be deleted, and how many there are.
 * Where these cannot be counted the question is asked without the number.
 */
export const lostDocuments = (client: ApolloClient, uuid: string): Promise<string> =>
  client.query({ query: DocumentsDocument, variables: { uuid }, fetchPolicy: 'network-only' }).then(
    ({ data }) =>
      data ? `${messages.deletesOutputs} ${lossOf(data.case.documents.files.length)}` : messages.deletesOutputs,
    () => messages.deletesOutputs,
  )
