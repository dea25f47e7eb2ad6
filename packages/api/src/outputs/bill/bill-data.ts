import type { FrozenCase } from '../frozen-case.ts'

/** The case without the offers to settle its costs: whoever assesses them must not know of them (CPR 47.19, 36.16). */
export function withoutOffers({ details, ...facts }: FrozenCase['case']): FrozenCase['case'] {
  if (!details) return facts
  const { offers: _offers, ...rest } = details
  return { ...facts, details: rest }
}

/** The bill as machine-readable JSON, attached to the PDF. */
export const billData = ({ isDraft, engine, completedAt, case: facts, certificate, bill }: FrozenCase): object => ({
  ...(isDraft && { isDraft }),
  currency: 'GBP',
  unit: 'pence',
  engine,
  completedAt,
  case: withoutOffers(facts),
  certificate,
  bill,
})

/**
 * The same for the other side: without what is between the firm and its client, which is where a rate is from and what
 * it is compared with.
 */
export const servedBillData = (frozen: FrozenCase): object =>
  billData({
    ...frozen,
    bill: {
      ...frozen.bill,
      heads: frozen.bill.heads.map((head) => ({
        ...head,
        lines: head.lines.map(({ claim, ...line }) => (claim ? { ...line, under: null } : line)),
      })),
    },
  })
