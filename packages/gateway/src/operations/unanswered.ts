import type { FieldNode, OperationDefinitionNode, SelectionSetNode } from 'graphql'
import type { Estimate } from './cost.ts'
import { fieldsOf } from './selected-columns.ts'

const inside = (selection: SelectionSetNode | undefined, { fragments }: Estimate): FieldNode[] =>
  fieldsOf(selection?.selections, fragments)
const keyOf = ({ alias, name }: FieldNode): string => (alias ?? name).value

/** Whether anything in a selection is counted by rows. */
const holdsRows = (selection: SelectionSetNode | undefined, estimate: Estimate): boolean =>
  inside(selection, estimate).some(
    (field) => estimate.pages.has(field) || (!estimate.abstract.has(field) && holdsRows(field.selectionSet, estimate)),
  )

/** The points of rows in a page that were counted and not answered; those of its answered rows, too. */
function unansweredInPage(field: FieldNode, value: unknown, estimate: Estimate): number {
  const { rows = 0, ofRow = 0 } = estimate.pages.get(field) ?? {}
  if (value === null) return rows * ofRow
  const nodes = inside(field.selectionSet, estimate).filter(({ name }) => name.value === 'nodes')
  const lists = nodes.map((one): unknown => (value as Record<string, unknown>)[keyOf(one)]).filter(Array.isArray)
  // Without its rows an answer does not tell how many there were.
  if (lists.length === 0) return 0
  const answered = Math.min(rows, Math.max(...lists.map(({ length }) => length)))
  const inRows = nodes
    .filter(({ selectionSet }) => holdsRows(selectionSet, estimate))
    .flatMap((one) =>
      ((value as Record<string, unknown[]>)[keyOf(one)] ?? [])
        .slice(0, answered)
        .map((row) => unansweredIn(one.selectionSet, row, estimate)),
    )
  return (rows - answered) * ofRow + inRows.reduce((sum, points) => sum + points, 0)
}

function unansweredInField(field: FieldNode, value: unknown, estimate: Estimate): number {
  // A field that was left out, as one of another type.
  if (value === undefined || estimate.abstract.has(field)) return 0
  if (estimate.pages.has(field)) return unansweredInPage(field, value, estimate)
  if (!holdsRows(field.selectionSet, estimate)) return 0
  if (!Array.isArray(value)) return unansweredIn(field.selectionSet, value, estimate)
  const ofEach = value.map((one) => unansweredIn(field.selectionSet, one, estimate))
  if (estimate.changes.has(field)) return ofEach.reduce((sum, points) => sum + points, 0)
  // Other lists are counted as one object.
  return ofEach.length > 0 ? Math.min(...ofEach) : unansweredIn(field.selectionSet, null, estimate)
}

const unansweredIn = (selection: SelectionSetNode | undefined, value: unknown, estimate: Estimate): number =>
  inside(selection, estimate)
    .map((field) =>
      unansweredInField(field, value === null ? null : (value as Record<string, unknown>)[keyOf(field)], estimate),
    )
    .reduce((sum, points) => sum + points, 0)

/** The points of an operation that were counted for rows which the answer does not have. */
export const unanswered = (estimate: Estimate, operation: OperationDefinitionNode | undefined, data: unknown): number =>
  estimate.pages.size > 0 ? unansweredIn(operation?.selectionSet, data ?? null, estimate) : 0
