import type { Bill, FiledItem, Line } from '@costdraft/costing'
import { partsOf, type AnyKind, type InputOfKind } from '@costdraft/schema/kind.ts'
import type { Tx } from '../access/as-viewer.ts'
import type { CaseHead } from '../cases/case-rows.ts'
import type { FrozenFacts } from './frozen-facts.ts'
import type { ItemPrice } from './item-price.ts'
import type { ItemRow } from './item-row.ts'

type Stored = Readonly<Record<string, unknown>>

/** What the check before filing reads of a row besides date, fee earner, text, amount and documents. */
export type Filed = Pick<
  FiledItem,
  | 'activityType'
  | 'billCodes'
  | 'hearingType'
  | 'disbursementType'
  | 'work'
  | 'hasExceptionalTravel'
  | 'event'
  | 'amount'
  | 'recordedFor'
  | 'hearing'
  | 'isCounselEvent'
>

/** Values of a row that are computed from other rows of the case whenever it is read, and never stored. */
export interface Sums {
  /** Their keys, each with its value where there is nothing to add up. */
  none: Stored
  /** The sums of rows by uuid, in one query for a whole list. A row without an entry has `none`. */
  of: (tx: Tx, caseUuid: string, uuids: readonly string[]) => Promise<ReadonlyMap<string, Stored>>
}

/** Storage definition of an item kind: its detail table and its columns. */
export interface Resource<K extends AnyKind = AnyKind, T extends string = string> {
  kind: K
  table: T
  /** How each field of the kind is stored. A missing field is a compile error. */
  columns: { readonly [F in keyof K['fields'] & string]: 'plain' | 'json' }
  /** What the columns of a one-to-one part begin with, where its fields have the names of other columns. */
  partPrefixes?: { readonly [P in keyof K['parts'] & string]?: string }
  /** Columns computed from the row on every save (hours, units), by name. Never money. */
  derived?: Readonly<Record<string, (value: InputOfKind<K>) => unknown>>
  /** Those of the derived columns that refer to a row of the case, which is another one in a copy of it. */
  derivedReferences?: readonly string[]
  /** Columns that hold a time of day, answered as `yyyy-mm-ddThh:mm:ss` with the date of the row. */
  timesOfDay?: readonly string[]
  /** The entered values of fields whose stored column may hold a derived value instead. */
  entered?: (row: Stored) => Record<string, unknown>
  /**
   * Keys of the specification that are not stored yet, with the value they are answered with. Another value is refused.
   */
  unstored?: Readonly<Record<string, null | readonly never[]>>
  sums?: Sums
  /**
   * Values computed from the line of a row in the bill of its case and from its price, by their keys; of nothing where
   * it has none.
   */
  ofLine?: Readonly<Record<string, (line: Partial<Line>, price: ItemPrice | undefined) => unknown>>
  /**
   * A field whose answer is of the line where nothing is entered, and the key of the answers that says so by another
   * word than `entered`. Sent back as it was answered, with that word, the value is not entered.
   */
  claimed?: { field: string; from: string; entered: string }
  /** The answer of the whole list, where it is not an array of rows. */
  wholeList?: (rows: ItemRow[], bill: Bill, owner: CaseHead) => unknown
  /** What the documents of a completed case print of a row besides date, fee earner and text. */
  frozen?: (row: Stored) => Partial<FrozenFacts>
  /** What the check before filing reads of these columns of a row; `date` is its ISO date. */
  filed?: { columns: readonly string[]; facts: (row: Stored, date: string | null) => Partial<Filed> }
}

/** Defines the storage of a kind; its table has the name of the kind unless it is given. */
export const defineResource = <K extends AnyKind, const T extends string = K['name']>({
  table,
  ...resource
}: Omit<Resource<K>, 'table'> & { table?: T }): Resource<K, T> => ({
  ...resource,
  table: table ?? (resource.kind.name as T),
})

/** The lists of child rows of a kind: the name of the part, its key on the wire, its path and its kind. */
export const listParts = (kind: AnyKind) =>
  partsOf(kind).flatMap(([name, part]) => (part.many ? [{ name, ...part }] : []))
/** The parts of a kind that occur at most once; they are stored as columns of the item. */
export const singleParts = (kind: AnyKind) =>
  partsOf(kind).flatMap(([name, part]) => (part.many ? [] : [{ name, ...part }]))
