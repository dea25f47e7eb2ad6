import type { AnyKind, InputOfKind } from '@costdraft/schema/kind.ts'

/** Storage definition of an item kind: its detail table and its columns. */
export interface Resource<K extends AnyKind = AnyKind> {
  kind: K
  table: 'disbursement' | 'hearing' | 'time_recording'
  /** How each field of the kind is stored. A missing field is a compile error. */
  columns: { readonly [F in keyof K['fields'] & string]: 'plain' | 'json' }
  /** Columns computed from the row on every save (hours, units). Never money. */
  derive?: (value: InputOfKind<K>) => Record<string, unknown>
  /** Columns that hold a time of day, answered as `yyyy-mm-ddThh:mm:ss` with the date of the row. */
  timesOfDay?: readonly string[]
  /** The entered values of fields whose stored column may hold a derived value instead. */
  entered?: (row: Readonly<Record<string, unknown>>) => Record<string, unknown>
  /** Columns returned in responses but never written from a request body. */
  readOnlyColumns?: readonly string[]
}
export const defineResource = <K extends AnyKind>(resource: Resource<K>): Resource<K> => resource
