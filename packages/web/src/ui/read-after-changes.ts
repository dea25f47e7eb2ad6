import type { ApolloClient } from '@apollo/client'
import { logFailure } from './log-failure.ts'

/** What an operation about a case says of itself in its context. */
export interface CaseContext {
  isReadAfterChanges?: boolean
  saysAll?: boolean
}
/** The context of a query that is read again after every change, whatever it is of: each may be in its answer. */
export const READ_AFTER_ANY_CHANGE = { isReadAfterAnyChange: true }
/** The context of a query of a case that is read again where a change does not say what follows from it. */
export const READ_AFTER_CHANGES: CaseContext = { isReadAfterChanges: true }
/** The context of a change whose own answer has all that follows from it. */
export const SAYS_ALL: CaseContext = { saysAll: true }

type Watched = ReturnType<ApolloClient['getObservableQueries']> extends ReadonlySet<infer Query> ? Query : never

/**
 * Whether a list is shown in another order than its own, or filtered, or a part of it is added up: which rows are in
 * it, only the server knows.
 */
const isChosen = ({ variables }: Watched): boolean =>
  [variables?.filter, variables?.sort, variables?.summed].some((asked) => asked != null)

/** The queries of a case on the screen that are read again: all, or the lists that are filtered or sorted. */
export const readAgain = (client: ApolloClient, caseUuid: string, which: 'all' | 'chosen'): void => {
  for (const query of client.getObservableQueries('active')) {
    const { isReadAfterChanges } = (query.options.context ?? {}) as CaseContext
    if (isReadAfterChanges && query.variables?.uuid === caseUuid && (which === 'all' || isChosen(query)))
      query.refetch().catch(logFailure)
  }
}

/** Reads again what every change may be in. */
export const readAfterAnyChange = (client: ApolloClient): void => {
  for (const query of client.getObservableQueries('active'))
    if ((query.options.context as Partial<typeof READ_AFTER_ANY_CHANGE> | undefined)?.isReadAfterAnyChange)
      query.refetch().catch(logFailure)
}
