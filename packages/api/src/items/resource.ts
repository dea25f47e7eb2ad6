import type { AnyKind, InputOfKind } from '@costdraft/schema/kind.ts'

/** What the hosts add to a kind: its table, and what a row stores beside what was entered. */
export interface Resource<K extends AnyKind = AnyKind> {
  kind: K
  table: 'disbursement' | 'hearing' | 'time_recording'
  /** A column for every field of the kind, by its wire name; a field without one does not compile. */
  columns: { readonly [F in keyof K['fields'] & string]: 'plain' | 'json' }
  /** Columns that follow from the row alone (hours, units): worked out at every save, never money. */
  derive?: (value: InputOfKind<K>) => Record<string, unknown>
  /** Columns that are answered and never written by a body. */
  answered?: readonly string[]
}
export const defineResource = <K extends AnyKind>(resource: Resource<K>): Resource<K> => resource
