import { useApolloClient } from '@apollo/client/react'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { RateEditionInput, RateEditionPreviewQuery } from '../../generated/graphql.ts'
import { RateEditionPreviewDocument } from '../rates.operations.ts'

/** A change to the editions of a table that is not saved yet: one added, changed, or (without `input`) removed. */
export interface Proposal {
  clientUuid: string
  key: string
  edition?: string
  input?: RateEditionInput
}
export type RateChange = NonNullable<RateEditionPreviewQuery['rateEditionPreview']>['nodes'][number]

interface Progress {
  /** The open cases that the table can price; undefined until the first page has arrived. */
  total: number | undefined
  /** How many of them have been priced so far. */
  examined: number
  changes: readonly RateChange[]
  isDone: boolean
  error?: unknown
}
const start: Progress = { total: undefined, examined: 0, changes: [], isDone: false }

/** What a proposal changes. The pages are loaded one after another; `retry` goes on after a page that failed. */
export function usePreview(proposal: Proposal): Progress & { retry: () => void } {
  const client = useApolloClient()
  const [progress, setProgress] = useState(start)
  const after = useRef<string | null>(null),
    leaving = useRef<AbortSignal>(undefined)
  const loadAll = useCallback(
    async (signal: AbortSignal | undefined): Promise<void> => {
      let hasMore = true
      while (hasMore) {
        // Each page begins where the one before it ends.
        // oxlint-disable-next-line no-await-in-loop
        const { data } = await client.query({
          query: RateEditionPreviewDocument,
          variables: { ...proposal, after: after.current },
          fetchPolicy: 'no-cache',
        })
        if (signal?.aborted) return
        const page = data?.rateEditionPreview
        if (!page) throw new Error('This service does not say which cases change.')
        after.current = page.pageInfo.endCursor
        hasMore = page.pageInfo.hasNextPage
        setProgress(({ examined, changes }) => ({
          total: page.totalCount,
          examined: examined + page.examined,
          changes: [...changes, ...page.nodes],
          isDone: !page.pageInfo.hasNextPage,
        }))
      }
    },
    [client, proposal],
  )
  const load = useCallback(
    (signal: AbortSignal | undefined): void => {
      loadAll(signal).catch((error: unknown) => {
        console.error(error)
        if (!signal?.aborted) setProgress((before) => ({ ...before, error }))
      })
    },
    [loadAll],
  )
  useEffect(() => {
    const controller = new AbortController()
    leaving.current = controller.signal
    load(controller.signal)
    return () => controller.abort()
  }, [load])
  const retry = (): void => {
    setProgress(({ error: _error, ...before }) => before)
    load(leaving.current)
  }
  return { ...progress, retry }
}
