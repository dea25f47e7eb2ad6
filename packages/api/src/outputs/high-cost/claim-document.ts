import { documentHeading } from '../bill/document-heading.ts'
import { paragraphsOf, printable } from '../bill/format.ts'
import { sortedByLength, toBeFilledIn } from '../bill/bill-facts.ts'
import { printedPrice } from '../bill/bill-lines.ts'
import { ItemNumbering } from '../bill/item-numbering.ts'
import { LineSum } from '../bill/line-sum.ts'
import { totalOf } from '../bill/summary.ts'
import { Vouchers } from '../bill/vouchers.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { headFacts, isByHour } from './certificate-facts.ts'
import { claimCertificate, claimChoices } from './claim-certificate.ts'
import { claimOrder, numberSteps, type ClaimOrder } from './claim-order.ts'
import { claimSummary } from './claim-summary.ts'
import { EventRows } from './event-schedule.ts'
import { missingCounts, NO_VALUE } from './missing-values.ts'
import type { HighCostClaim, HighCostHeading } from './model.ts'
import { PaidSchedules } from './paid-schedules.ts'
import { partyRow } from './parties.ts'

/** What stands at the head of a document of a high cost case. */
export function headingOf(frozen: FrozenCase, title: string): HighCostHeading {
  return {
    ...documentHeading(frozen, title),
    subtitle: `legal aid, paid by the ${isByHour(frozen) ? 'hour' : 'event'}`,
    missingCounts: missingCounts(frozen),
  }
}

/** A claim with the numbers of its items, which its counsel breakdown refers to. */
export interface NumberedClaim {
  order: ClaimOrder
  numbering: ItemNumbering
  vouchers: Vouchers
  paid: Pick<HighCostClaim, 'counselPaid' | 'experts' | 'disbursements'>
}

/** Numbers the items of a claim in print order: the figure by the hour, the steps by date, then what was paid. */
export function numberedClaim(frozen: FrozenCase): NumberedClaim {
  const order = claimOrder(frozen)
  const numbering = new ItemNumbering()
  const vouchers = new Vouchers({ saysMissing: true })
  numberSteps(order, numbering)
  const schedules = new PaidSchedules(frozen, numbering, vouchers, order)
  const paid = {
    counselPaid: schedules.disbursements(
      'Counsel’s fees and expenses',
      'Total: counsel’s fees and expenses',
      order.counselPaid,
    ),
    experts: schedules.experts(order.experts),
    disbursements: schedules.disbursements('Disbursements', 'Total: disbursements', order.disbursements),
  }
  return { order, numbering, vouchers, paid }
}

/**
 * Builds the printed claim of a frozen high cost case: all texts and formatted sums. Pure; the template only lays them
 * out.
 */
export function claimDocument(frozen: FrozenCase): HighCostClaim {
  const { order, numbering, vouchers, paid } = numberedClaim(frozen)
  return printable({
    ...headingOf(frozen, 'High cost claim'),
    ...sortedByLength(headFacts(frozen)),
    toBeFilledIn: toBeFilledIn(frozen),
    total: totalOf(frozen),
    narrative: narrativeOf(frozen),
    parties: (frozen.parties ?? []).map(partyRow),
    byHour: byHourOf(order, numbering),
    events: new EventRows(frozen, numbering).schedule(order),
    ...paid,
    summary: claimSummary(frozen, order, numbering),
    certificate: claimCertificate(frozen),
    choices: claimChoices(frozen),
    vouchers: vouchers.all,
  })
}

function narrativeOf({ narrative }: FrozenCase): HighCostClaim['narrative'] {
  const paragraphs = paragraphsOf(narrative)
  return paragraphs.length > 0 ? { paragraphs, given: true } : { paragraphs: ['No narrative was given.'], given: false }
}

function byHourOf({ byHour }: ClaimOrder, numbering: ItemNumbering): HighCostClaim['byHour'] {
  if (!byHour) return null
  const { net, vat, note } = printedPrice(byHour)
  return {
    no: numbering.of(byHour) ?? '',
    runningTotal: new LineSum(NO_VALUE).add([byHour]),
    what: byHour.description,
    ...{ net, vat },
    why: note,
  }
}
