import type { ApolloCache } from '@apollo/client'
import type { CaseNotesQuery } from '../../generated/graphql.ts'
import { CaseNotesDocument } from './notes.operations.ts'

type Notes = CaseNotesQuery['case']['notes']
export type Note = Notes['nodes'][number]

const updateNotes = (cache: ApolloCache, uuid: string, nodesOf: (nodes: Note[]) => Note[]): void => {
  cache.updateQuery({ query: CaseNotesDocument, variables: { uuid } }, (cached) => {
    if (!cached) return undefined
    const { notes } = cached.case
    const nodes = nodesOf(notes.nodes)
    return {
      ...cached,
      case: {
        ...cached.case,
        notes: { ...notes, nodes, totalCount: notes.totalCount + nodes.length - notes.nodes.length },
      },
    }
  })
}

/** Inserts a new note at the top of the cached list; one whose answer was lost may be there already. */
export const prependNote = (cache: ApolloCache, caseUuid: string, note: Note): void =>
  updateNotes(cache, caseUuid, (nodes) => [note, ...nodes.filter(({ uuid }) => uuid !== note.uuid)])

/** Removes a note from the cached list. */
export const removeNote = (cache: ApolloCache, caseUuid: string, uuid: string): void =>
  updateNotes(cache, caseUuid, (nodes) => nodes.filter((note) => note.uuid !== uuid))
