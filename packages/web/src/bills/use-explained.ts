import type { Aspect } from '@costdraft/costing'
import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { hasFigure, type Explained, type Subject } from './subject.ts'

/** Parameter of the URL with the figure of the costs panel that is explained, so that a link leads to it. */
export const FIGURE_PARAM = 'figure'
/** What the address calls the rows whose part is not recorded. */
const NO_PART = 'none'

/** A figure as an address names it, such as `routine`, or `routine.child_arrangement` for that of a part. */
export const addressOf = ({ subject, part }: Explained): string =>
  part === undefined ? subject : `${subject}.${part ?? NO_PART}`

/** The figure that an address names; whether a bill has it is for the bill to say. Null for none. */
export function figureAt(address: string | null): Explained | null {
  if (!address) return null
  const [subject = '', part] = address.split('.')
  return {
    subject: subject as Subject,
    ...(part !== undefined && { part: part === NO_PART ? null : (part as Aspect) }),
  }
}

/** The figure that is explained, held in the address; null where the bill has no such figure, or none is known yet. */
export function useExplained(totals: Parameters<typeof hasFigure>[0] | undefined): {
  figure: Explained | null
  explain: (figure: Explained | null) => void
} {
  const [params, setParams] = useSearchParams()
  const address = params.get(FIGURE_PARAM)
  const explained = useMemo(() => figureAt(address), [address])
  const explain = useCallback(
    (figure: Explained | null): void =>
      setParams(
        (before) => {
          if (figure) before.set(FIGURE_PARAM, addressOf(figure))
          else before.delete(FIGURE_PARAM)
          return before
        },
        { replace: true, preventScrollReset: true, flushSync: true },
      ),
    [setParams],
  )
  return { figure: explained && totals && hasFigure(totals, explained) ? explained : null, explain }
}
