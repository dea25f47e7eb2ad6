import { ESTIMATE_TOLERANCE } from '@costdraft/costing'
import type { Totals } from './bill.ts'
import { formatAmount } from '../formats/format-money.ts'

type Estimate = NonNullable<Totals['estimate']>

/**
 * The difference of a claim from its estimate: pounds, and percent where there is a percentage. A plus sign where the
 * claim is more.
 */
export function differenceText({ difference, percent }: Pick<Estimate, 'difference' | 'percent'>): string {
  const signed = (text: string): string => (text.startsWith('−') || Number(difference) === 0 ? text : `+${text}`)
  const pounds = signed(formatAmount(difference))
  return percent === null ? pounds : `${pounds} (${signed(percent.toFixed(1).replace('-', '−'))} %)`
}

/** What is to be said of a claim far above its estimate; undefined for any other. */
export const estimateWarning = ({ isAbove, percent }: Pick<Estimate, 'isAbove' | 'percent'>): string | undefined => {
  if (!isAbove) return undefined
  return percent === null
    ? 'The claim is above an estimate of nothing: the deputy must explain it to the Public Guardian.'
    : `The claim is more than ${ESTIMATE_TOLERANCE} % above the estimate: the deputy must explain it to the Public Guardian.`
}
