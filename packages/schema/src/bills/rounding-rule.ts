/**
 * How the engine comes to whole pence, in sentences for whoever asks how a figure is made up. The rounding itself is
 * `fractionOf` of the engine: halves away from zero.
 */
const rules = {
  line: 'Each line is quantity × rate × (1 + enhancement), rounded once to the penny, half a penny up.',
  boltOns:
    'The percentages of bolt-ons are added and applied to the whole hearing fee; what they come to is rounded once and is a line of its own beside the fee.',
  vat: 'The VAT of each line is rounded once.',
  total: 'Totals are sums of lines, and are not rounded again.',
} as const

/** The rule for the lines of a head, their VAT and their totals; bolt-ons are lines of advocacy alone. */
export const roundingRule = (head: string): string =>
  [rules.line, ...(head === 'advocacy' ? [rules.boltOns] : []), rules.vat, rules.total].join(' ')

/** The rule as a workbook has it, whose lines have no enhancement. */
export const ROUNDING_OF_WORK = 'Profit costs are time × rate, rounded once to the penny on each line, half a penny up.'
