import { Kind, type FieldNode, type GraphQLResolveInfo, type SelectionNode } from 'graphql'

/** What an operation selects under a field. */
export type Selected = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>
/** The columns of a row that a field reads; undefined for a field that may read anything. */
export type ColumnsOf = (field: string) => readonly string[] | undefined

/** The fields of a selection with those of its fragments, whatever condition they are asked on. */
export const fieldsOf = (
  selections: readonly SelectionNode[] | undefined,
  fragments: Selected['fragments'],
): FieldNode[] =>
  (selections ?? []).flatMap((selection) => {
    if (selection.kind === Kind.FIELD) return selection
    const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value]
    return fieldsOf(inner?.selectionSet.selections, fragments)
  })
const inside = ({ fieldNodes, fragments }: Selected): FieldNode[] =>
  fieldNodes.flatMap(({ selectionSet }) => fieldsOf(selectionSet?.selections, fragments))

/** The names of the fields that an operation selects directly under a field. */
export const selectedFields = (selected: Selected): string[] => inside(selected).map(({ name }) => name.value)

/**
 * The columns an operation reads of the rows in a connection (the fields selected under `nodes`), so that the list
 * request fetches no others. Undefined, meaning all columns, if a selected field may read anything of the row.
 */
export function columnsOfNodes(selected: Selected, columnsOf: ColumnsOf): string[] | undefined {
  const read = inside(selected)
    .filter(({ name }) => name.value === 'nodes')
    .flatMap(({ selectionSet }) => fieldsOf(selectionSet?.selections, selected.fragments))
    .map(({ name }) => columnsOf(name.value))
  return read.includes(undefined) ? undefined : [...new Set(['uuid', ...read.flatMap((columns) => columns ?? [])])]
}
