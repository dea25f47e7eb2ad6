import type { FrozenCase } from '../frozen-case.ts'

/** The bill as machine-readable JSON, attached to the PDF. */
export const billData = ({ engine, completedAt, case: facts, certificate, bill }: FrozenCase): object => ({
  currency: 'GBP',
  unit: 'pence',
  engine,
  completedAt,
  case: facts,
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
