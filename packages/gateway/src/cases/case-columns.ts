import { areas, type Areas } from '@costdraft/schema/areas/index.ts'
import type { Fields } from '@costdraft/schema/field.ts'
import { snakeName } from '@costdraft/schema/names.ts'
import { Kind, type GraphQLResolveInfo, type SelectionNode } from 'graphql'

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
  ['client', ['client', 'client_name']],
  ['site', ['site', 'site_name']],
  ['staffMember', ['staff_member', 'staff_name']],
  ['value', []],
  ['unpriced', []],
  ['__typename', []],
])

/**
 * The columns an operation reads of the cases in a connection (the fields selected under `nodes`), so that the list request fetches no
 * others. Undefined, meaning all columns, if a selected field has its own resolver, which may read anything of the row.
 */
export function caseColumnsOf({
  fieldNodes,
  fragments,
}: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>): string[] | undefined {
  const fieldsOf = (selections: readonly SelectionNode[]): { name: string; selections: readonly SelectionNode[] }[] =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD)
        return { name: selection.name.value, selections: selection.selectionSet?.selections ?? [] }
      const { selectionSet } =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : (fragments[selection.name.value] ?? {})
      return fieldsOf(selectionSet?.selections ?? [])
    })
  const read = fieldsOf(fieldNodes)
    .flatMap(({ selections }) => fieldsOf(selections))
    .filter(({ name }) => name === 'nodes')
    .flatMap(({ selections }) => fieldsOf(selections))
    .map(({ name }) => columnsByField.get(name))
  return read.includes(undefined) ? undefined : [...new Set(['uuid', ...read.flatMap((columns) => columns ?? [])])]
}
