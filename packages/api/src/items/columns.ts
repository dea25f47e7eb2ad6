import type { AnyField, Fields, Ref } from '@costdraft/schema/field.ts'
import { dateFieldOf, textFieldOf, type AnyKind } from '@costdraft/schema/kind.ts'
import { snakeName } from '@costdraft/schema/names.ts'
import { singleParts, type Resource } from './resource.ts'

/** A field of a kind and where it is stored. `part` is the one-to-one part it belongs to. */
export interface Column {
  column: string
  field: string
  declared: AnyField
  part?: { name: string; wire: string }
}

/** The column of a field of a one-to-one part. */
export const partColumn = ({ partPrefixes }: Resource, part: string, field: string): string =>
  `${partPrefixes?.[part] ?? ''}${snakeName(field)}`

/** The columns of the fields of a kind, with those of its one-to-one parts. */
export const columnsOfResource = (resource: Resource): Column[] => [
  ...Object.entries(resource.kind.fields as Fields).map(([field, declared]) => ({
    column: snakeName(field),
    field,
    declared,
  })),
  ...singleParts(resource.kind).flatMap(({ name, wire, fields }) =>
    Object.entries(fields).map(([field, declared]) => ({
      column: partColumn(resource, name, field),
      field,
      declared,
      part: { name, wire },
    })),
  ),
]

/** All columns of a kind in its detail table: of its fields, of its one-to-one parts, and derived ones. */
export const storedColumns = (resource: Resource): string[] => [
  ...new Set([
    ...Object.keys(resource.columns).map(snakeName),
    ...columnsOfResource(resource).map(({ column }) => column),
    ...Object.keys(resource.derived ?? {}),
  ]),
]

const columnOf = (field: string | undefined): string | undefined => field && snakeName(field)
/** The column of the date by which a kind is listed. */
export const dateColumn = (kind: AnyKind): string | undefined => columnOf(dateFieldOf(kind))
/** The column of the text by which people know a row. */
export const textColumn = (kind: AnyKind): string | undefined => columnOf(textFieldOf(kind))
/**
 * The columns by whose text search finds the rows of a kind, the text by which people know them first; none where it
 * does not.
 */
export function searchedColumns({ kind }: Resource): string[] {
  const text = kind.isSearchable === false ? undefined : textColumn(kind)
  return text === undefined ? [] : [text, ...(kind.foundBy ?? []).map(snakeName)]
}
/** The column of what a row itself refers to. */
export const referenceColumn = (resource: Resource, to: Ref): string | undefined =>
  columnsOfResource(resource).find(({ declared, part }) => declared.ref === to && !part)?.column
/** The column of the fee earner who did the work of a row. */
export const earnerColumn = (resource: Resource): string | undefined => referenceColumn(resource, 'fee_earner')
/** The column that decides the tab of a row. */
export const tabColumn = ({ tab }: AnyKind): string | undefined =>
  typeof tab === 'object' ? snakeName(tab.field) : undefined
