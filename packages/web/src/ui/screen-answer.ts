import type { ObservableQuery } from '@apollo/client'
import type { DocumentNode } from 'graphql'
import { createContext, use } from 'react'
import { READ_AFTER_CHANGES } from './read-after-changes.ts'
import { useQuery } from './use-query.ts'

/** How the one query of a screen stands, whose answer has what the parts of the screen show. */
export type ScreenState = 'asking' | 'answered' | 'failed'

/** A part that is on no screen with a query of its own asks for itself. */
export const ScreenAnswer = createContext<ScreenState>('failed')

/** While the screen asks, a part shows what is known; where the screen was not answered, the part asks for itself. */
const policies = { asking: 'cache-only', answered: 'cache-first', failed: 'cache-and-network' } as const

/** The context of the query of a screen. */
export const OF_SCREEN = { isOfScreen: true }
/** Chooses the queries to read again where one part of a screen is out of date: not all that the screen shows. */
export const ofParts = ({ options }: ObservableQuery): boolean => options.context?.isOfScreen !== true

interface PartOptions {
  variables?: object
  skip?: boolean
  errorPolicy?: 'all'
}
/**
 * The query of a part of a screen. It is read from the answer of the screen; where that failed, the part asks for
 * itself and has its own error.
 */
export const usePartQuery = ((document: DocumentNode, options: PartOptions) => {
  const state = use(ScreenAnswer)
  const result = useQuery(document, {
    ...options,
    fetchPolicy: policies[state],
    notifyOnNetworkStatusChange: true,
    ...(state === 'failed' && { context: READ_AFTER_CHANGES }),
  } as Parameters<typeof useQuery>[1])
  return state === 'asking' ? { ...result, loading: true } : result
}) as typeof useQuery
