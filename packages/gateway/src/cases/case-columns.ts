import { snakeName } from '@costdraft/schema/names.ts'
import { Kind, type GraphQLResolveInfo, type SelectionNode } from 'graphql'

const plain = [
  'uuid',
  'caseName',
  'solicitorsCaseReference',
  'areaOfWork',
  'caseType',
  'stage',
  'stageSince',
  'unresolvedComments',
  'feeEarner',
  'representedParty',
  'partiesRepresented',
  'certificate',
  'createdAt',
  'updatedAt',
  'version',
] as const
/** What a field of a case reads of its row. A list brings its value whatever is asked. */
const readBy: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...plain.map((field) => [field, [snakeName(field)]] as const),
  ['client', ['client', 'client_name']],
  ['site', ['site', 'site_name']],
  ['staffMember', ['staff_member', 'staff_name']],
  ['value', []],
  ['__typename', []],
])

/**
 * The columns that an operation reads of the cases of a connection, by the fields under its `nodes`, for the list to bring no others;
 * undefined, which is all of them, where a field is among them that asks on its own account.
 */
export function caseColumnsOf({
  fieldNodes,
  fragments,
}: Pick<GraphQLResolveInfo, 'fieldNodes' | 'fragments'>): string[] | undefined {
  const fieldsOf = (selections: readonly SelectionNode[]): { name: string; under: readonly SelectionNode[] }[] =>
    selections.flatMap((selection) => {
      if (selection.kind === Kind.FIELD)
        return { name: selection.name.value, under: selection.selectionSet?.selections ?? [] }
      const { selectionSet } =
        selection.kind === Kind.INLINE_FRAGMENT ? selection : (fragments[selection.name.value] ?? {})
      return fieldsOf(selectionSet?.selections ?? [])
    })
  const read = fieldsOf(fieldNodes)
    .flatMap(({ under }) => fieldsOf(under))
    .filter(({ name }) => name === 'nodes')
    .flatMap(({ under }) => fieldsOf(under))
    .map(({ name }) => readBy.get(name))
  return read.includes(undefined) ? undefined : [...new Set(['uuid', ...read.flatMap((columns) => columns ?? [])])]
}
