import type { ApolloClient } from '@apollo/client'
import { counted } from '@costdraft/schema/text/in-words.ts'
import { DocumentsDocument } from '../outputs/outputs.operations.ts'
import { messages } from '../ui/messages.ts'
import { enteredLines } from './entered-lines.ts'

/** How many documents there are to lose, as a sentence. */
const lossOf = (count: number): string => {
  if (count === 0) return 'There are none.'
  return count === 1 ? 'There is 1.' : `There are ${count}.`
}

const documentsLost = (client: ApolloClient, uuid: string): Promise<string | undefined> =>
  client.query({ query: DocumentsDocument, variables: { uuid }, fetchPolicy: 'network-only' }).then(
    ({ data }) => data && lossOf(data.case.documents.files.length),
    () => undefined,
  )

/** What becomes of the assessment of the bill, where something is entered of it. */
const linesSetAside = (client: ApolloClient, uuid: string): Promise<string | undefined> =>
  enteredLines(client, uuid).then(
    (lines) =>
      lines > 0
        ? `What was entered of ${counted(lines, 'line')} of the assessment is set aside for thirty days.`
        : undefined,
    () => undefined,
  )

/**
 * The question before a complete case is opened again: that its documents will be deleted, how many there are, and of
 * how many lines of an assessment what was entered is set aside. What cannot be counted is not said.
 */
export const lostDocuments = async (client: ApolloClient, uuid: string): Promise<string> => {
  const lost = await Promise.all([documentsLost(client, uuid), linesSetAside(client, uuid)])
  return [messages.deletesOutputs, ...lost.filter((sentence) => sentence !== undefined)].join(' ')
}
