import { useEffect, useState } from 'react'
import type { BudgetInput } from '../generated/graphql.ts'
import type { Figures } from './budget-values.ts'
import { BudgetFiguresDocument } from './budgets.operations.ts'
import { useQuery } from '../ui/use-query.ts'

/** Milliseconds without typing after which figures are asked for. */
const PAUSE = 400

/** What a budget comes to while it is typed, worked out by the server. */
export interface LiveFigures {
  /** Those of the last valid input; undefined until the first are there. */
  figures: Figures | undefined
  /** Whether newer ones are on their way. */
  isWorking: boolean
  error: Error | undefined
  retry: () => void
}

/** Asks for the figures of an input, given as JSON, a moment after it last changed; undefined keeps the last ones. */
export function useBudgetFigures(caseUuid: string, input: string | undefined): LiveFigures {
  const [asked, setAsked] = useState(input)
  useEffect(() => {
    if (input === undefined || input === asked) return undefined
    const timer = setTimeout(() => setAsked(input), asked === undefined ? 0 : PAUSE)
    return () => clearTimeout(timer)
  }, [input, asked])
  const { data, previousData, error, loading, refetch } = useQuery(BudgetFiguresDocument, {
    variables: { uuid: caseUuid, input: JSON.parse(asked ?? '{}') as BudgetInput },
    skip: asked === undefined,
    // They follow from all that is recorded in the case, which may change at any time.
    fetchPolicy: 'no-cache',
    notifyOnNetworkStatusChange: true,
  })
  return {
    figures: (data ?? previousData)?.case.budgetFigures,
    isWorking: loading || (input !== undefined && input !== asked),
    error: loading ? undefined : error,
    retry: () => {
      refetch().catch(console.error)
    },
  }
}
