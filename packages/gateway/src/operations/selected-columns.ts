import {
  getDirectiveValues,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  Kind,
  type DocumentNode,
  type FieldNode,
  type GraphQLResolveInfo,
  type SelectionNode,
} from 'graphql'

/** What an operation selects under a field. */
export type Selected = Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>
/** The columns of a row that a field reads; undefined for a field that may read anything. */
export type ColumnsOf = (field: string) => readonly string[] | undefined

/** The fragments of a document by name. */
export const fragmentsOf = ({ definitions }: DocumentNode): Selected['fragments'] =>
  Object.fromEntries(
    definitions.flatMap((one) => (one.kind === Kind.FRAGMENT_DEFINITION ? [[one.name.value, one]] : [])),
  )

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

/** What an operation selects under a field, with the variables that decide what of it is asked for. */
export type SelectedNow = Selected & Pick<GraphQLResolveInfo, 'variableValues'>

const isAskedFor = (selection: SelectionNode, variables: SelectedNow['variableValues']): boolean =>
  getDirectiveValues(GraphQLSkipDirective, selection, variables)?.if !== true &&
  getDirectiveValues(GraphQLIncludeDirective, selection, variables)?.if !== false

/** The fields that an operation asks for directly under one of these, with those of fragments. */
export function askedFields(
  nodes: readonly FieldNode[],
  { fragments, variableValues }: Pick<SelectedNow, 'fragments' | 'variableValues'>,
): FieldNode[] {
  const asked = (selections: readonly SelectionNode[] | undefined): FieldNode[] =>
    (selections ?? [])
      .filter((selection) => isAskedFor(selection, variableValues))
      .flatMap((selection) => {
        if (selection.kind === Kind.FIELD) return selection
        const inner = selection.kind === Kind.INLINE_FRAGMENT ? selection : fragments[selection.name.value]
        return asked(inner?.selectionSet.selections)
      })
  return nodes.flatMap(({ selectionSet }) => asked(selectionSet?.selections))
}

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
