import type { Line } from '../bill.ts'
import type { DisbursementFacts } from '../facts.ts'
import type { Pence } from '../money.ts'
import { vatOf } from '../rates/vat.ts'

/** What was paid for a client. */
interface Payment {
  uuid: string
  date: string
  amount: Pence
  vatExempt: boolean
}

/** The line of what was paid for a client: the amount entered is net, and VAT is added unless it is exempt. */
export const paidLine = ({ uuid, date, amount, vatExempt }: Payment, description: string): Line => ({
  item: uuid,
  head: 'disbursements',
  date,
  description,
  quantity: 1,
  unit: 'fee',
  rate: amount,
  enhancement: 0,
  net: amount,
  vat: vatOf(amount, date, vatExempt),
  under: null,
  excludedBecause: null,
  notHeld: null,
})

/** Prices a disbursement. */
export const disbursementLine = (facts: DisbursementFacts): Line => paidLine(facts, facts.description ?? facts.type)
