import { byDay, writtenDate, type Pence } from '@costdraft/costing'
import type { OfferedBy } from '@costdraft/schema/assessment/assessment.ts'
import { money, plural, pounds, shortDate } from '../bill/format.ts'
import {
  dataSheet,
  figureColumn,
  section,
  sheetRows,
  textColumn,
  type DataSheet,
  type SheetSection,
} from '../court/data-sheet.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { accountOf, type Account } from './account.ts'
import { balanceSection, interestSection, paymentsSection } from './account-sections.ts'
import { headingOfCase } from './heading-of-case.ts'
import { assessmentOf, onDayOfAssessment } from './assessed-document.ts'

const by: Readonly<Record<OfferedBy, string>> = {
  paying_party: 'Paying party',
  receiving_party: 'Receiving party',
}

/** An offer beside the costs that are allowed, both with VAT, in words. */
function besideAllowed(offer: Pence, allowed: Pence): string {
  if (offer === allowed) return 'as much as is allowed'
  return `${money(Math.abs(offer - allowed))} ${offer > allowed ? 'more' : 'less'} than is allowed`
}

function offersSection(frozen: FrozenCase, { sums, open }: Account): SheetSection {
  const offers = byDay(assessmentOf(frozen).offers)
  if (offers.length === 0) return section('Offers to settle', { sentences: ['No offer is recorded.'] })
  return section('Offers to settle', {
    notes: [
      open === 0
        ? `Each beside ${pounds(sums.allowed.gross)}, what is allowed with VAT, without interest.`
        : `What each is beside the costs allowed is said once every line has a ruling: ${plural(open, 'line has', 'lines have')} none.`,
    ],
    table: {
      columns: [
        textColumn('Date', 22),
        textColumn('By', 28),
        textColumn('Terms'),
        figureColumn('Offer, £', 26),
        figureColumn('Beside what is allowed, £', 48),
      ],
      rows: offers.map((offer) => [
        ...[shortDate(offer.date), by[offer.by], offer.words ?? '', money(offer.amount)],
        open === 0 ? besideAllowed(offer.amount, sums.allowed.gross) : '–',
      ]),
      total: null,
    },
  })
}

/** What is claimed, allowed and open, with VAT. */
const costsSection = ({ sums, open }: Account): SheetSection =>
  section('Costs', {
    rows: sheetRows([
      ['Claimed, with VAT', pounds(sums.claimed.gross)],
      ['Allowed, with VAT', pounds(sums.allowed.gross)],
      ['Reduced, with VAT', pounds(sums.reduction.gross)],
      ...(open > 0
        ? [['Not ruled on, with VAT', `${pounds(sums.unruled.gross)} in ${plural(open, 'line')}`] as const]
        : []),
    ]),
  })

/**
 * What the firm itself needs to settle: the offers beside what is allowed, payments, interest and balance. It is for no
 * court (CPR 47.19, 36.16). Pure.
 */
export function settlementSheet(frozen: FrozenCase): DataSheet {
  const account = accountOf(frozen)
  const { until } = assessmentOf(frozen).interest
  const { court, matter } = headingOfCase(frozen)
  return dataSheet(onDayOfAssessment(frozen), {
    title: 'Settlement sheet',
    subtitle: `${frozen.case.caseName}, as on ${writtenDate(until)}`,
    ...{ court, matter },
    marking: 'Internal. Not for the court',
    notice: 'Whoever assesses the costs must not know of an offer to settle them (CPR 47.19, 36.16).',
    sections: [
      costsSection(account),
      offersSection(frozen, account),
      interestSection(frozen, account),
      paymentsSection(account, until),
      balanceSection(account, account.open === 0 ? 'Balance' : 'Balance of what is allowed so far'),
    ],
  })
}
