import type { ApolloCache } from '@apollo/client'
import type { CaseNotesQuery } from '../../generated/graphql.ts'
import { CaseNotesDocument } from './notes.operations.ts'

type Notes = CaseNotesQuery['case']['notes']
export type Note = Notes['nodes'][number]

const change = (cache: ApolloCache, uuid: string, nodesOf: (nodes: Note[]) => Note[]): void => {
  cache.updateQuery({ query: CaseNotesDocument, variables: { uuid } }, (kept) => {
    if (!kept) return undefined
    const { notes } = kept.case,
      nodes = nodesOf(notes.nodes)
    return {
      ...kept,
      case: {
        ...kept.case,
        notes: { ...notes, nodes, totalCount: notes.totalCount + nodes.length - notes.nodes.length },
      },
    }
  })
}

/** A new note stands first. */
export const putFirst = (cache: ApolloCache, caseUuid: string, note: Note): void =>
  change(cache, caseUuid, (nodes) => [note, ...nodes])

export const takeAway = (cache: ApolloCache, caseUuid: string, uuid: string): void =>
  change(cache, caseUuid, (nodes) => nodes.filter((note) => note.uuid !== uuid))
