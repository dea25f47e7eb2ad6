import { areas, type Areas } from '@costdraft/schema/areas/index.ts'
import type { Fields } from '@costdraft/schema/field.ts'
import { snakeName } from '@costdraft/schema/names.ts'
import { columnsOfNodes, selectedFields, type Selected } from '../operations/selected-columns.ts'
import type { CaseFigureRows } from '../upstream/rows.ts'

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

/** The columns an operation reads of the cases in a connection; undefined for all. */
export const caseColumnsOf = (selected: Selected): string[] | undefined =>
  columnsOfNodes(selected, (field) => columnsByField.get(field))

/** The fields of a case that show a figure, and which. */
const figureByField: ReadonlyMap<string, keyof CaseFigureRows> = new Map([
  ['totals', 'totals'],
  ['value', 'totals'],
  ['unpriced', 'totals'],
  ['attention', 'attention'],
])

/** The figures that an operation shows of a case, to be read along with it. */
export const caseFiguresOf = (selected: Selected): (keyof CaseFigureRows)[] => [
  ...new Set(selectedFields(selected).flatMap((field) => figureByField.get(field) ?? [])),
]
