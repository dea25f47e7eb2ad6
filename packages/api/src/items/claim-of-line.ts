import { poundsOrNull, isAboveGuideline, type Line } from '@costdraft/costing'

/**
 * What the answers of work tell of its rate in pounds, where the firm chooses it: the rate that is claimed, in the
 * place of the one that is entered or not, where it is from, and the guideline rate beside it. All null in any other
 * case.
 */
export const claimOfLine = {
  amount: ({ claim, rate }: Partial<Line>) => (claim ? poundsOrNull(rate) : null),
  rate_from: ({ claim }: Partial<Line>) => claim?.from ?? null,
  guideline_rate: ({ claim }: Partial<Line>) => poundsOrNull(claim?.guideline?.rate),
  is_above_guideline: isAboveGuideline,
} as const

/**
 * A program that changes one value may send back the whole row as it was answered. The rate in it is that of the line,
 * which is no reason to keep it for ever: it is entered only if it is another one, or if the row does not say where it
 * is from.
 */
export const claimed = { field: 'amount', from: 'rate_from', entered: 'entered' } as const
