import { areas, type Areas } from '@costdraft/schema/areas/index.ts'
import type { Fields } from '@costdraft/schema/field.ts'
import { listedKinds, listsOf } from '@costdraft/schema/items/listed-kinds.ts'
import { snakeName } from '@costdraft/schema/names.ts'
import { Kind, print, type FieldNode, type GraphQLResolveInfo } from 'graphql'
import { askedFields, columnsOfNodes, type Selected, type SelectedNow } from '../operations/selected-columns.ts'
import type { CaseAsked, CaseFigure } from '../upstream/rows.ts'

/** Fields of every case that are one column each. */
const singleColumnFields = [
  'uuid',
  'areaOfWork',
  'stage',
  'stageSince',
  'unresolvedComments',
  'feeEarner',
  'certificate',
  'createdAt',
  'updatedAt',
  'version',
] as const
/** The fields that an area of work declares; what refers to a record reads its name as well. */
const declaredFields = Object.values<Areas[string]>(areas).flatMap(({ fields }) =>
  Object.entries(fields as Fields).flatMap(([name, { ref }]) => (ref ? [] : [name])),
)
/** The columns each field of a case reads. `value` and `unpriced` need none: lists always include them. */
const columnsByField: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...[...singleColumnFields, ...declaredFields].map((field) => [field, [snakeName(field)]] as const),
  // The words of a host are read where the words of ours would be.
  ['stageWord', ['stage']],
  ['caseTypeWord', ['case_type']],
  ['client', ['client', 'client_name']],
  ['site', ['site', 'site_name']],
  ['staffMember', ['staff_member', 'staff_name']],
  ['value', []],
  ['unpriced', []],
  ['__typename', []],
])

/** Whether an operation asks for another field of the same cases: those of the same filter and search. */
export function isAskedBeside(
  { fieldNodes, operation, fragments, variableValues }: GraphQLResolveInfo,
  name: 'cases' | 'caseStages',
): boolean {
  const filterOf = ({ arguments: given = [] }: FieldNode): string =>
    given
      .filter(({ name }) => name.value === 'filter' || name.value === 'search')
      .map(print)
      .toSorted()
      .join()
  const [own] = fieldNodes
  const ofOperation = { selectionSet: operation.selectionSet } as FieldNode
  return askedFields([ofOperation], { fragments, variableValues }).some(
    (field) => field.name.value === name && own !== undefined && filterOf(field) === filterOf(own),
  )
}

/** The columns an operation reads of the cases in a connection; undefined for all. */
export const caseColumnsOf = (selected: Selected): string[] | undefined =>
  columnsOfNodes(selected, (field) => columnsByField.get(field))

/** What a list says of each case and of all of them, and an operation does not read. */
export function notReadOf(info: GraphQLResolveInfo): ('totals' | 'count')[] {
  const asked = askedFields(info.fieldNodes, info)
  const ofRows = askedFields(
    asked.filter(({ name }) => name.value === 'nodes'),
    info,
  ).map(({ name }) => name.value)
  return [
    ...(ofRows.includes('value') || ofRows.includes('unpriced') ? [] : (['totals'] as const)),
    ...(asked.some(({ name }) => name.value === 'totalCount') ? [] : (['count'] as const)),
  ]
}

/** The fields of a case that show a figure, and which. */
const figureByField: ReadonlyMap<string, CaseFigure> = new Map([
  ['totals', 'totals'],
  ['value', 'totals'],
  ['unpriced', 'totals'],
  ['attention', 'attention'],
  ['openComments', 'open_comments'],
  ['filingCheck', 'filing_check'],
  ['nextDeadline', 'next_deadline'],
])
const lists: ReadonlySet<string> = new Set(listedKinds.flatMap(listsOf))
/** The columns of fields that are often all that is read of a case beside its figures and lists. */
const headColumns: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ['uuid', ['uuid']],
  ['stage', ['stage']],
  ['assessment', ['stage']],
  ['exceptional', ['exceptional']],
  ['__typename', []],
  ['version', ['version']],
  ['updatedAt', ['updated_at']],
  ['unresolvedComments', ['unresolved_comments']],
])

/** Whether a list is asked for what its rows come to, and for all of them. */
function isSummed(list: FieldNode, selected: SelectedNow): boolean {
  const isChosen = list.arguments?.some(
    ({ name, value }) =>
      name.value === 'filter' && !(value.kind === Kind.VARIABLE && selected.variableValues[value.name.value] == null),
  )
  return !isChosen && askedFields([list], selected).some(({ name }) => name.value === 'sums')
}

/** What an operation shows of a case, to be read with one call. */
export function caseAskedOf(selected: SelectedNow): CaseAsked {
  const fields = askedFields(selected.fieldNodes, selected)
  const ofLists = fields.filter(({ name }) => lists.has(name.value))
  const names = fields.map(({ name }) => name.value).filter((name) => !lists.has(name))
  const columns = names.map((name) => headColumns.get(name) ?? (figureByField.has(name) ? [] : undefined))
  return {
    figures: [...new Set(names.flatMap((name) => figureByField.get(name) ?? []))],
    sums: [...new Set(ofLists.filter((list) => isSummed(list, selected)).map(({ name }) => snakeName(name.value)))],
    columns: columns.includes(undefined)
      ? undefined
      : [...new Set(['uuid', 'client', ...columns.flatMap((read) => read ?? [])])],
  }
}
