import { recorded, type CaseFacts, type Draft } from '@costdraft/schema/field.ts'
import { formatAmount } from '../../formats/format-money.ts'
import type { RateSource } from '../../generated/graphql.ts'
import { usualRate } from '../../rates/usual-rate.ts'
import { AboveGuideline, guidelineSentence, guidelineText } from '../../rates/guideline-mark.tsx'

/** The rate an hour in pounds at which work is claimed, and the guideline rate it is compared with. */
interface Claimed {
  amount: string | null
  rateFrom: RateSource | null
  guidelineRate: string | null
  isAboveGuideline: boolean | null
}

const sources: Readonly<Record<RateSource, string>> = {
  entered: 'Entered here',
  rate_card: 'From the rate card',
  default: 'The usual rate: none is entered, and the rate card has none',
}

/** Where the rate is from, and how it compares with the guideline rate. */
const tooltipOf = (row: Claimed): string =>
  row.amount === null ? '' : [row.rateFrom && sources[row.rateFrom], guidelineSentence(row)].filter(Boolean).join('. ')

/** The rate that is claimed for a row, and below it the guideline rate. */
export const rateColumn = {
  head: 'Rate £',
  align: 'end',
  // The mark of a rate above the guideline.
  extra: 20,
  texts: ({ amount, guidelineRate }: Claimed): string[] =>
    amount === null ? [] : [formatAmount(amount), ...(guidelineRate === null ? [] : [guidelineText(guidelineRate)])],
  cell: (row: Claimed) =>
    row.amount !== null && (
      <>
        <AboveGuideline {...row} />
        {formatAmount(row.amount)}
      </>
    ),
  tooltip: tooltipOf,
  when: (facts: CaseFacts): boolean => recorded('amount')({}, facts),
} as const

/** What an empty rate stands for. */
export const USUAL_RATE = `Empty: ${usualRate}.`

/**
 * The input of the rate. It holds only what was entered for the row; a host that does not say where a rate is from has
 * only such.
 */
export const rateControl = {
  label: 'Rate an hour',
  as: 'money',
  placeholder: 'Usual',
  isEntered: ({ rateFrom }: Draft): boolean => rateFrom == null || rateFrom === 'entered',
} as const
