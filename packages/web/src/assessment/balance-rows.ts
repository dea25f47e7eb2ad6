import { daysInWords } from '@costdraft/schema/deadlines/deadlines.ts'
import { counted } from '@costdraft/schema/text/in-words.ts'
import { formatIsoDate } from '../formats/dates.ts'
import { formatPounds } from '../formats/format-money.ts'
import type { AssessmentPaymentsShownFragment } from '../generated/graphql.ts'
import type { AssessedTotals } from './use-assessment.ts'

/** A row of what is due: a figure, or what is missing for one. */
export interface BalanceRow {
  name: string
  value: string
  isTotal?: boolean
  isFigure: boolean
}
const figure = (name: string, value: string, isTotal = false): BalanceRow => ({ name, value, isTotal, isFigure: true })
const missing = (name: string, value: string, isTotal = false): BalanceRow => ({
  ...{ name, value, isTotal },
  isFigure: false,
})

type Shown = AssessmentPaymentsShownFragment
type Interest = Pick<Shown['interest'], 'amount' | 'daily' | 'from'>
interface Stored extends Pick<Shown, 'balance'> {
  interest: Interest
  payable: Pick<NonNullable<Shown['payable']>, 'by' | 'days' | 'amount'> | null
}
interface Totals extends Pick<AssessedTotals, 'lines' | 'rulings'> {
  allowed: Pick<AssessedTotals['allowed'], 'gross'>
}

function interestRow({ amount, daily, from }: Interest): BalanceRow {
  if (amount === null || from === null) return missing('Interest up to today', 'Enter its first day')
  const further = daily === null || Number(daily) === 0 ? '' : `, ${formatPounds(daily)} each further day`
  return figure(`Interest up to today${further}`, formatPounds(amount))
}

/** By which day it is to be paid: how much, or from what that would follow. */
function payableRow({ payable }: Stored): BalanceRow[] {
  if (!payable) return []
  const { by, days, amount } = payable
  if (by === null || days === null || amount === null)
    return [missing('To be paid by', 'Enter the date of the certificate in Dates')]
  const when = `${formatIsoDate(by)}, ${daysInWords(days)}`
  return [figure(days < 0 ? `Was to be paid by ${when}` : `To be paid by ${when}`, formatPounds(amount), true)]
}

/** What is due as it is stored: what is allowed, the interest on it, what is left after payments, and by which day. */
export function balanceRows(stored: Stored, { allowed, lines, rulings }: Totals): BalanceRow[] {
  const { interest, balance } = stored
  return [
    figure(
      rulings === lines ? 'Allowed, with VAT' : `Allowed so far, with VAT (${rulings} of ${counted(lines, 'line')})`,
      formatPounds(allowed.gross),
    ),
    interestRow(interest),
    balance === null
      ? missing('Balance after payments', 'Once every line is ruled on', true)
      : figure(
          balance.startsWith('-') ? 'Paid too much' : 'Balance after payments',
          formatPounds(balance.replace('-', '')),
          true,
        ),
    ...payableRow(stored),
  ]
}
