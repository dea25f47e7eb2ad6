import type { CaseTotalsQuery, ExplainQuery } from '../generated/graphql.ts'

export type Totals = CaseTotalsQuery['case']['totals']
export type Head = Totals['heads'][number]
export type Escape = NonNullable<Totals['escape']>
export type ExplainedCase = ExplainQuery['case']
export type ExplainedHead = ExplainedCase['totals']['heads'][number]
export type Line = ExplainedHead['lines']['nodes'][number]
export type Authority = NonNullable<Line['authority']>

/** Whether a head is priced from a table that is not certain. */
export const isProvisional = ({ lines }: Head): boolean =>
  lines.nodes.some(({ authority }) => Boolean(authority?.provisional))

/** Reasons and gaps name days as the machine writes them; people read them their own way. */
export const inWords = (sentence: string): string => sentence.replaceAll(/(\d{4})-(\d\d)-(\d\d)/g, '$3/$2/$1')
