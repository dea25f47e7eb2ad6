import { formatDay } from '../formats/dates.ts'
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
  own ? `Own edition of ${own.firm}, recorded by ${own.by} on ${formatDay(own.on)}` : undefined

/** Whether a line of a head is priced from a provisional rate table. */
export const isProvisional = ({ provisional }: Head): boolean => provisional === true

/** Rewrites the ISO dates in a sentence of the bill as dd/mm/yyyy. */
export const withWrittenDates = (sentence: string): string => sentence.replaceAll(/(\d{4})-(\d\d)-(\d\d)/g, '$3/$2/$1')

/** Whether nothing of a head is priced, because no rate is held. */
export const isHeadNotPriced = ({ net, unpriced }: Pick<Head, 'net' | 'unpriced'>): boolean =>
  net === '0.00' && (unpriced ?? 0) > 0

/** Whether nothing is priced of what some heads come to, because no rate is held. */
export const isSumNotPriced = (net: string, heads: readonly Pick<Head, 'unpriced' | 'excludedBecause'>[]): boolean =>
  net === '0.00' && heads.some(({ unpriced, excludedBecause }) => excludedBecause === null && (unpriced ?? 0) > 0)

/** Whether rows of a two-part case belong to neither part, so that they have no price whatever rates are held. */
export const hasRowsWithoutPart = ({ parts }: { parts: readonly { casePart: string | null }[] }): boolean =>
  parts.some(({ casePart }) => casePart === null)

/** How many items have no price, as a sentence without its full stop. */
export const itemsNotPriced = (count: number): string =>
  count === 1 ? '1 item is not priced' : `${count} items are not priced`

/** Whether a rate is missing: something is unpriced, and not only because its part is not recorded. */
export const isRateMissing = ({ unpriced, parts, heads }: Pick<Totals, 'unpriced' | 'parts' | 'heads'>): boolean =>
  (unpriced ?? 0) > 0 &&
  (!hasRowsWithoutPart({ parts }) || heads.some((head) => head.casePart !== null && (head.unpriced ?? 0) > 0))

/**
 * Whether nothing of a case is priced, because no rate is held. A host that does not say what is unpriced has no value
 * at all.
 */
export const isNotPriced = ({
  value,
  totals,
}: {
  value: string | null
  totals: { unpriced: number | null }
}): boolean => value === null && totals.unpriced !== null

/** The lines of a head that are claimed and have no rate: the bill leaves them out. */
export const unpricedOf = <L extends { notHeld: string | null; excludedBecause: string | null }>(head: {
  excludedBecause: string | null
  lines: { nodes: readonly L[] }
}): L[] =>
  head.excludedBecause === null
    ? head.lines.nodes.filter(({ notHeld, excludedBecause }) => notHeld !== null && excludedBecause === null)
    : []
