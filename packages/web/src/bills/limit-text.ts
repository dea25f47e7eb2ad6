import { HOURLY_MARGIN } from '@costdraft/costing'
import type { Totals } from './bill.ts'

export type Limit = NonNullable<Totals['limits']>[number]
type Comparison = NonNullable<Totals['comparison']>

/** What a limit is called before its amount. */
export const limitNames: Readonly<Record<Limit['name'], string>> = {
  high_cost: 'High cost from',
  first_costs_limit: 'First costs limit',
}

/** On which side of a limit the claim is, as a sentence, and whether that is a reason to look at it. */
export function limitResult({ name, isAbove }: Limit, isPartial: boolean): { text: string; isWarning: boolean } {
  if (name === 'first_costs_limit')
    return isAbove
      ? { text: 'The claim is above the costs limit that is first set.', isWarning: true }
      : { text: 'The claim is within it.', isWarning: false }
  if (isAbove) return { text: 'The claim is above it.', isWarning: false }
  return {
    text: isPartial
      ? 'The claim is not above it so far: something is not priced yet.'
      : 'The claim is not above it: as it is recorded, the case is not high cost.',
    isWarning: true,
  }
}

/** By how many percent of the events the figure by the hour is more, with its sign. */
export const percentText = ({ percent }: Pick<Comparison, 'percent'>): string =>
  percent === null ? '–' : `${percent > 0 ? '+' : ''}${percent.toFixed(1).replace('-', '−')} %`

/** What follows from comparing events with hours, or which of the two is missing; as a sentence. */
export function comparisonSentence({ events, hourly, isEnough }: Comparison): string {
  if (events === null && hourly === null)
    return 'They are compared once every event is priced and the work by the hour is entered in the details of the case.'
  if (events === null) return 'They are compared once every event is priced.'
  if (hourly === null) return 'They are compared once the work by the hour is entered in the details of the case.'
  if (isEnough === null) return 'Nothing is claimed by the event, so there is nothing to compare with.'
  return isEnough
    ? `By the hour it is at least ${HOURLY_MARGIN} % more: the case may be paid by the hour.`
    : `By the hour it is not ${HOURLY_MARGIN} % more: the case is paid by the event.`
}
