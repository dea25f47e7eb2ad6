import { displayDate } from '../../ui/form/typed-text.ts'

/** A payment or an offer while it is edited: texts, not yet validated. `by` is of an offer alone. */
export interface DatedAmountDraft {
  date: string
  amount: string
  by: string
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.replaceAll(/[\t\n]/g, ' ') : '')
const amountText = (value: unknown): string => (typeof value === 'number' ? value.toFixed(2) : textOf(value))

/**
 * Payments or offers of a record as the text of a form, one a line with tabs between its values, and back. A text is
 * compared by its value: what is removed and entered again is no change.
 */
export const linesOfAmounts = (value: unknown): string => {
  if (typeof value === 'string') return value
  return Array.isArray(value)
    ? (value as Record<string, unknown>[]).map(({ date, amount, by }) => lineOf({ date, amount, by })).join('\n')
    : ''
}
const lineOf = ({ date, amount, by }: Record<keyof DatedAmountDraft, unknown>): string =>
  [textOf(date), amountText(amount), textOf(by)].join('\t')

export const draftsOfLines = (text: unknown): DatedAmountDraft[] =>
  typeof text === 'string' && text !== ''
    ? text.split('\n').map((line) => {
        const [date = '', amount = '', by = ''] = line.split('\t')
        return { date, amount, by }
      })
    : []
export const linesOfDrafts = (drafts: readonly DatedAmountDraft[]): string => drafts.map(lineOf).join('\n')

/**
 * What the form sends: the values as they were typed. Empty lines are passed over; without a line there is no value.
 */
export function amountsOfLines(text: unknown, hasBy: boolean): unknown {
  const rows = draftsOfLines(text)
    .filter(({ date, amount, by }) => date !== '' || amount !== '' || by !== '')
    .map(({ date, amount, by }) => (hasBy ? { date, by, amount } : { date, amount }))
  return rows.length > 0 ? rows : ''
}

/** As in "3 March 2025: £1,000.00, 4 April 2025: £20.00 (defendant)". */
export const amountsText = (value: unknown): string =>
  draftsOfLines(linesOfAmounts(value))
    .map(({ date, amount, by }) => `${displayDate(date)}: £${amount}${by && ` (${by})`}`)
    .join(', ')
