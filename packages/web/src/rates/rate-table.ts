import { editionInForce as lastBegun } from '@costdraft/costing/rates/edition.ts'
import type { RateTableQuery } from '../generated/graphql.ts'
import { formatDay, formatIsoDate } from '../formats/dates.ts'

export type RateTable = NonNullable<RateTableQuery['rateTable']>
export type RateEdition = RateTable['editions'][number]
export type RateRow = RateTable['rows'][number]
/** An edition that the firm has recorded itself. */
export type OwnEdition = RateEdition & { uuid: string }

/** The figures of an edition as text, by the key of their row: pounds with two decimals, or whole percent. */
export type Figures = Readonly<Record<string, string>>

export const figuresOf = ({ amounts }: RateEdition): Figures =>
  Object.fromEntries(amounts.map(({ row, amount }) => [row, amount]))

/**
 * The edition in force on an ISO date; undefined if none has begun. `editions` are as the table gives them, newest
 * first.
 */
export const editionInForce = (editions: readonly RateEdition[], date: string): RateEdition | undefined =>
  lastBegun(
    editions.toReversed().map((edition) => ({ edition, authority: { from: edition.effectiveFrom } })),
    date,
  )?.edition

/** Whose edition it is: the statute's, or the firm's own with who recorded it and when. */
export function originOf({ uuid, by, recordedAt }: RateEdition): string {
  if (uuid === null) return 'Statute'
  return ['Own', by && `by ${by}`, recordedAt && `on ${formatDay(recordedAt)}`]
    .filter(Boolean)
    .join(' ')
    .replace(/^Own (?=by|on)/, 'Own, ')
}

/** What an edition is called in a sentence. */
export const editionName = ({ effectiveFrom }: { effectiveFrom: string }): string =>
  `edition of ${formatIsoDate(effectiveFrom)}`
