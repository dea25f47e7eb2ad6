import type { ErrorLike, ObservableQuery } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import type { DocumentNode } from 'graphql'
import { createContext, use, useCallback, useEffect, useRef, useState } from 'react'
import { READ_AFTER_CHANGES } from './read-after-changes.ts'
import { useQuery } from './use-query.ts'

/** How the one query of a screen stands, whose answer has what the parts of the screen show. */
export type ScreenState = 'asking' | 'answered' | 'failed'

/** A part that is on no screen with a query of its own asks for itself. */
export const ScreenAnswer = createContext<ScreenState>('failed')

/** While the screen asks, a part shows what is known; where the screen was not answered, the part asks for itself. */
const policies = { asking: 'cache-only', answered: 'cache-first', failed: 'cache-and-network' } as const

/** How a screen stands by the result of its query: what failed has failed until it is asked again. */
export function useScreenState({ loading, hasFailed }: { loading: boolean; hasFailed: boolean }): ScreenState {
  const [before, setBefore] = useState<ScreenState>('asking')
  const answer = hasFailed ? 'failed' : 'answered'
  // The cache may have all of it again meanwhile, from the answers of the parts.
  const asked = before === 'failed' ? before : answer
  const state = loading ? 'asking' : asked
  if (state !== before) setBefore(state)
  return state
}

/** The context of the query of a screen. */
export const OF_SCREEN = { isOfScreen: true }
/** Chooses the queries to read again where one part of a screen is out of date: not all that the screen shows. */
export const ofParts = ({ options }: ObservableQuery): boolean => options.context?.isOfScreen !== true

interface PartOptions {
  variables?: Record<string, unknown>
  skip?: boolean
  errorPolicy?: 'all'
}

type Part = Pick<ReturnType<typeof useQuery>, 'error' | 'refetch'>

/**
 * Why a part that asks for itself was not answered, until it is: Apollo forgets it as soon as the cache has anything
 * newer of the part, from whatever answer. `ask` asks for the part again.
 */
function useFailure({ error, refetch }: Part, state: ScreenState) {
  const [failure, setFailure] = useState<ErrorLike>()
  if (error && error !== failure && state === 'failed') setFailure(error)
  if (failure && state === 'answered') setFailure(undefined)
  const ask = useCallback<Part['refetch']>(
    async (variables) => {
      const answer = await refetch(variables)
      setFailure(answer.error)
      return answer
    },
    [refetch],
  )
  return { error: error ?? failure, ask }
}

/**
 * Asks for a part once the screen has failed, or was answered without it: Apollo asks nothing by itself where the
 * policy alone has changed.
 */
function useAskedAlone(document: DocumentNode, { variables, skip }: PartOptions, state: ScreenState, part: Part): void {
  const { cache } = useApolloClient()
  const { error, refetch } = part
  const before = useRef(state)
  useEffect(() => {
    const isNews = before.current !== state
    before.current = state
    if (!isNews || skip || state === 'asking') return
    const isKnown = cache.readQuery({ query: document, ...(variables && { variables }) }) !== null
    // Why it failed is told where its error is shown.
    if (state === 'failed' || error || !isKnown) refetch().catch(() => undefined)
  })
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
  const { error, ask } = useFailure(result, state)
  useAskedAlone(document, options, state, result)
  return { ...result, error, refetch: ask, ...(state === 'asking' && { loading: true }) }
}) as typeof useQuery
