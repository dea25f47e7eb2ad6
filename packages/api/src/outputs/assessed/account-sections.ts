import { writtenDate, type InterestPeriod } from '@costdraft/costing'
import { money, pounds, shortDate } from '../bill/format.ts'
import { figureColumn, section, sheetRows, textColumn, type SheetSection } from '../court/data-sheet.ts'
import type { FrozenCase } from '../frozen-case.ts'
import type { Account } from './account.ts'
import { assessmentOf } from './assessed-document.ts'

// What the data sheets of an assessment say of interest, payments and what is owed, in the same words.

const HUNDREDTHS = 100
const percent = (hundredths: number): string => `${hundredths / HUNDREDTHS}% a year`

const periodRow = ({ from, to, days, principal, isDisallowed, interest }: InterestPeriod): string[] => [
  ...[shortDate(from), shortDate(to), String(days), money(principal)],
  isDisallowed ? 'disallowed' : money(interest),
]

/** The days that bear no interest, as they were entered. */
const disallowedText = (frozen: FrozenCase): string =>
  assessmentOf(frozen)
    .interest.disallowed.map(({ from, to }) => `${writtenDate(from)} to ${writtenDate(to)}`)
    .join('\n') || 'None'

/** The interest: its terms, and each period with the costs that were not paid. */
export function interestSection(frozen: FrozenCase, { interest, periods, daily }: Account): SheetSection {
  const { rate, from, until } = assessmentOf(frozen).interest
  if (from === null)
    return section('Interest', { sentences: ['No first day of interest is entered, and none is worked out.'] })
  const rows = sheetRows([
    ['Rate', percent(rate)],
    ['From', writtenDate(from)],
    ['Up to, not counted', writtenDate(until)],
    ['Days without interest', disallowedText(frozen)],
  ])
  if (periods.length === 0)
    return section('Interest', { rows, sentences: [`None has accrued up to ${writtenDate(until)}.`] })
  const days = periods.reduce((sum, period) => sum + period.days, 0)
  return section('Interest', {
    rows,
    notes: [
      'Simple interest on the costs with VAT that are not paid: days over 365, rounded once a period. A payment reduces the costs from its own day.',
      `From ${writtenDate(until)} on each further day bears ${pounds(daily ?? 0)}, while nothing more is paid.`,
    ],
    table: {
      columns: [
        textColumn('From', 26),
        textColumn('To', 26),
        figureColumn('Days', 20),
        figureColumn('Costs not paid, £', 40),
        figureColumn('Interest, £', 0),
      ],
      rows: periods.map(periodRow),
      total: ['Total', '', String(days), '', money(interest ?? 0)],
    },
  })
}

/** What was paid, day by day. */
export function paymentsSection({ payments, paid, later }: Account, until: string): SheetSection {
  const notes = later.map(
    ({ date, amount }) => `${pounds(amount)} on ${writtenDate(date)} is after ${writtenDate(until)}, and not counted.`,
  )
  if (payments.length === 0) return section('Payments', { sentences: ['Nothing is recorded as paid.'], notes })
  return section('Payments', {
    notes,
    table: {
      columns: [textColumn('Date', 26), textColumn('Payment'), figureColumn('Amount, £', 34)],
      rows: payments.map(({ date, amount, words }) => [shortDate(date), words ?? '', money(amount)]),
      total: ['Total', '', money(paid)],
    },
  })
}

/** What is owed: costs and interest, less payments; and by which day it is to be paid. */
export function balanceSection({ sums, interest, paid, balance, payable }: Account, title: string): SheetSection {
  return section(title, {
    notes: payable
      ? [`To be paid by ${writtenDate(payable.by)}: ${pounds(payable.amount)}, with the interest up to that day.`]
      : [],
    table: {
      columns: [textColumn('Account'), figureColumn('£', 40)],
      rows: [
        ['Costs allowed, with VAT', money(sums.allowed.gross)],
        ['Interest', money(interest ?? 0)],
        ['Less payments', money(-paid)],
      ],
      total: [balance < 0 ? 'Paid too much' : 'Balance', money(Math.abs(balance))],
    },
  })
}
