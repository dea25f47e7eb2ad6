import { formatLongDay } from '../ui/dates.ts'
import type { CaseTotalsQuery, ExplainQuery } from '../generated/graphql.ts'

export type Totals = CaseTotalsQuery['case']['totals']
export type Head = Totals['heads'][number]
export type Escape = NonNullable<Totals['escape']>
export type ExplainedCase = ExplainQuery['case']
export type ExplainedHead = ExplainedCase['totals']['heads'][number]
export type Line = ExplainedHead['lines']['nodes'][number]
export type Authority = NonNullable<Line['authority']>

/** Whose own edition of a table it is, as a sentence; undefined for an edition of the statute. */
export const ownEditionSentence = ({ own }: Pick<Authority, 'own'>): string | undefined =>
  own ? `Own edition of ${own.firm}, recorded by ${own.by} on ${formatLongDay(own.on)}` : undefined

/** Whether the first line of a head is priced from a provisional rate table. */
export const isProvisional = ({ lines }: Head): boolean =>
  lines.nodes.some(({ authority }) => Boolean(authority?.provisional))

/** Rewrites the ISO dates in a sentence of the bill as dd/mm/yyyy. */
export const withWrittenDates = (sentence: string): string => sentence.replaceAll(/(\d{4})-(\d\d)-(\d\d)/g, '$3/$2/$1')

/** Whether nothing of a head is priced, because no rate is held. */
export const isHeadNotPriced = ({ net, lines }: Head): boolean =>
  net === '0.00' && lines.nodes.some(({ notHeld }) => notHeld !== null)
