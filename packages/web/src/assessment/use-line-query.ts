import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { currentParameters } from '../ui/current-parameters.ts'
import { allLines, readLineQuery, writeLineQuery, type LineQuery } from './assessment-query.ts'

/** Which lines are listed. The address holds it. */
export function useLineQuery(): {
  query: LineQuery
  change: (part: Partial<LineQuery>) => void
  clear: () => void
} {
  const [params, setParams] = useSearchParams()
  const query = useMemo(() => readLineQuery(params), [params])
  const change = useCallback(
    (part: Partial<LineQuery>): void => {
      const now = currentParameters()
      setParams(writeLineQuery(now, { ...readLineQuery(now), ...part }), { replace: true, preventScrollReset: true })
    },
    [setParams],
  )
  const clear = useCallback(() => change(allLines), [change])
  return { query, change, clear }
}
