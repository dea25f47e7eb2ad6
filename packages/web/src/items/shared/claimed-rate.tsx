import { chakra } from '@chakra-ui/react'
import { recorded, type CaseFacts, type Draft } from '@costdraft/schema/field.ts'
import { TriangleAlert } from 'lucide-react'
import { formatAmount, formatPounds } from '../../bills/format-money.ts'
import type { RateSource } from '../../generated/graphql.ts'

/** The rate an hour at which work is claimed, and the guideline rate it is compared with. Amounts are in pounds. */
interface Claimed {
  amount: number | null
  rateFrom: RateSource | null
  guidelineRate: string | null
  isAboveGuideline: boolean | null
}

const sources: Readonly<Record<RateSource, string>> = {
  entered: 'Entered for this row',
  rate_card: 'From the rate card',
  default: 'The usual rate: neither this row nor the rate card has one',
}
const sentenceOf = (guideline: string): string => `Above the guideline rate of ${formatPounds(guideline)}`

/** Marks a rate above the guideline rate, and says so; nothing for any other. */
export const AboveGuideline = ({ guidelineRate, isAboveGuideline }: Pick<Claimed, 'guidelineRate' | 'isAboveGuideline'>) =>
  isAboveGuideline && guidelineRate !== null ? (
    <chakra.span
      role="img"
      aria-label={sentenceOf(guidelineRate)}
      title={sentenceOf(guidelineRate)}
      color="attention.ink"
      display="inline-block"
      verticalAlign="-2px"
      me="1.5"
    >
      <TriangleAlert size={14} strokeWidth={2} aria-hidden />
    </chakra.span>
  ) : null

/** Where the rate is from, and whether it is above the guideline rate. */
const tooltipOf = ({ amount, rateFrom, guidelineRate, isAboveGuideline }: Claimed): string => {
  if (amount === null) return ''
  const compared = isAboveGuideline ? sentenceOf : (rate: string) => `Guideline rate ${formatPounds(rate)}`
  return [rateFrom && sources[rateFrom], guidelineRate !== null && compared(guidelineRate)].filter(Boolean).join('. ')
}

/** The rate that is claimed for a row, and below it the guideline rate. */
export const rateColumn = {
  head: 'Rate £',
  width: '116px',
  align: 'end',
  isNamed: true,
  cell: (row: Claimed) =>
    row.amount !== null && (
      <>
        <AboveGuideline {...row} />
        {formatAmount(row.amount.toFixed(2))}
        {row.guidelineRate !== null && (
          <chakra.span display="block" color="muted">
            {`guide ${formatAmount(row.guidelineRate)}`}
          </chakra.span>
        )}
      </>
    ),
  tooltip: tooltipOf,
  when: (facts: CaseFacts): boolean => recorded('amount')({}, facts),
} as const

/** What an empty rate stands for. */
export const USUAL_RATE = 'Empty: the rate card, otherwise £100.00.'

/** The input of the rate. It holds only what was entered for the row; a host that does not say where a rate is from has only such. */
export const rateControl = {
  label: 'Rate an hour',
  as: 'money',
  placeholder: 'Usual',
  isEntered: ({ rateFrom }: Draft): boolean => rateFrom == null || rateFrom === 'entered',
} as const
