import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { currentParameters } from '../ui/current-parameters.ts'
import { changeOf, type SetQuery } from '../ui/table/use-url-query.ts'
import { allLines, readLineQuery, writeLineQuery, type LineQuery } from './assessment-query.ts'

/** Which lines are listed. The address holds it. */
export function useLineQuery(): {
  query: LineQuery
  change: SetQuery<LineQuery>
  clear: () => void
} {
  const [params, setParams] = useSearchParams()
  const query = useMemo(() => readLineQuery(params), [params])
  const change = useCallback<SetQuery<LineQuery>>(
    (part) => {
      const parameters = currentParameters()
      const now = readLineQuery(parameters)
      const next = { ...now, ...changeOf(now, part) }
      setParams(writeLineQuery(parameters, next), { replace: true, preventScrollReset: true })
    },
    [setParams],
  )
  const clear = useCallback(() => change(allLines), [change])
  return { query, change, clear }
}
