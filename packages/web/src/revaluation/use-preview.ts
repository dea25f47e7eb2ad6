import { useCallback, useEffect, useRef, useState } from 'react'
import type { RevaluedCasesFragment } from '../generated/graphql.ts'

/** Loads the page of cases after a cursor (null for the first one); null if the service does not say which change. */
export type LoadCases = (after: string | null) => Promise<RevaluedCasesFragment | null | undefined>
export type RevaluedCase = RevaluedCasesFragment['nodes'][number]

interface Progress {
  /** The open cases that the change can reach; undefined until the first page has arrived. */
  total: number | undefined
  /** How many of them have been priced so far. */
  examined: number
  changes: readonly RevaluedCase[]
  isDone: boolean
  error?: unknown
}
const start: Progress = { total: undefined, examined: 0, changes: [], isDone: false }

/** What a change moves. The pages are loaded one after another; `retry` goes on after a page that failed. */
export function usePreview(loadCases: LoadCases): Progress & { retry: () => void } {
  const [progress, setProgress] = useState(start)
  const after = useRef<string | null>(null)
  const leaving = useRef<AbortSignal>(undefined)
  const loadAll = useCallback(
    async (signal: AbortSignal | undefined): Promise<void> => {
      let hasMore = true
      while (hasMore) {
        // Each page begins where the one before it ends.
        // oxlint-disable-next-line no-await-in-loop
        const page = await loadCases(after.current)
        if (signal?.aborted) return
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
    [loadCases],
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
