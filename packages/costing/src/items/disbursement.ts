import type { Line } from '../bill.ts'
import type { DisbursementFacts } from '../facts.ts'
import { vatOf } from '../rates/vat.ts'

/** Prices a disbursement: the amount entered is net, and VAT is added unless it is exempt. */
export const disbursementLine = ({ uuid, date, type, amount, vatExempt, description }: DisbursementFacts): Line => ({
  item: uuid,
  head: 'disbursements',
  date,
  description: description ?? type,
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
