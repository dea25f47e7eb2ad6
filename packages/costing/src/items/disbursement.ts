import { fee, share } from '../bills/unit.ts'
import type { ItemFacts } from '../facts/facts.ts'
import type { DisbursementType } from '../vocabulary/vocabulary.ts'
import { pence, plain, pricedKind, yesNo, type PricedRow } from './priced-kind.ts'
import { fractionOf, type Pence } from '../vocabulary/money.ts'
import { vatOf } from '../rates/vat.ts'

export interface DisbursementFacts extends ItemFacts {
  type: DisbursementType
  amount: Pence
  vatExempt: boolean
  description: string | null
}

/** What was paid for a client. */
interface Payment {
  date: string
  amount: Pence
  vatExempt: boolean
}

/** What was paid for a client: the amount entered is net, and VAT is added unless it is exempt. */
export const paidInFull = ({ date, amount, vatExempt }: Payment, description: string): PricedRow => ({
  description,
  quantity: 1,
  rate: amount,
  net: amount,
  vat: vatOf(amount, date, vatExempt),
})

/** A share of an amount, in hundredths of a percent, rounded once. */
export const shareOf = (amount: Pence, part: number): Pence => fractionOf(amount, part, 10_000)

/** The same of a share of what was paid, in hundredths of a percent; the whole is a share like any other. */
export function paidInPart(payment: Payment, part: number, description: string): PricedRow {
  const { date, amount, vatExempt } = payment
  const net = shareOf(amount, part)
  return { description, quantity: part, unit: share.name, rate: amount, net, vat: vatOf(net, date, vatExempt) }
}

/** How a disbursement is priced, whatever it is a row of: at what was paid. One of a hearing or a step has its date. */
export const disbursement = pricedKind<DisbursementFacts>()({
  list: 'disbursements',
  kinds: ['disbursement', 'hearing_disbursement', 'procedural_step_disbursement', 'high_cost_step_disbursement'],
  table: 'disbursement',
  facts: {
    date: plain('date'),
    casePart: plain('case_part'),
    copCasePart: plain('cop_case_part'),
    party: plain('party'),
    phase: plain('phase'),
    billTask: plain('bill_task'),
    step: plain(null),
    type: plain('disbursement_type', 'other'),
    amount: pence('amount'),
    vatExempt: yesNo('vat_exempt'),
    description: plain('description'),
  },
  above: {
    hearing: { date: 'date', casePart: 'case_part' },
    procedural_step: { date: 'date', phase: 'phase', billTask: 'bill_task', step: 'uuid', description: 'description' },
    high_cost_step: { date: 'date', step: 'uuid' },
  },
  head: 'disbursements',
  unit: fee,
  line: (row) => paidInFull(row, row.description ?? row.type),
})
