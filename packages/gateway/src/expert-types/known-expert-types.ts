import type { ExpertTypeGroup } from '@costdraft/schema/expert-types/expert-types.ts'
import { isRow, nameOf, rowsIn, textOf } from '../upstream/answered-values.ts'
import { specifiedRow } from '../upstream/host-values.ts'
import type { Row } from '../upstream/rows.ts'

declare module '../context/context.ts' {
  interface Cases {
    expertTypes: ExpertTypes
  }
}

/** The types of expert of a host, as the specification has them: by group. Asked for once a request. */
export type ExpertTypes = () => Promise<readonly ExpertTypeGroup[]>

/** Keys under which an answer may have all groups or types. */
const WHOLE = ['expert_types', 'groups', 'types'] as const

const isType = (row: Row): boolean => textOf(row.uuid) !== null && !('types' in row)
const isGroup = (row: Row): boolean => !isType(row) && ('types' in row || nameOf(row, ['group', 'name']) !== null)
const group = (name: unknown, types: unknown): Row => ({
  group: textOf(name) ?? '',
  types: rowsIn(types).filter(isType),
})

/** The groups of a list: of groups, or of types that say their group, or none. */
const groupsOfList = (rows: readonly Row[]): Row[] => [
  ...rows.filter(isGroup).map((row) => group(nameOf(row, ['group', 'name']), row.types)),
  ...[...Map.groupBy(rows.filter(isType), (row) => textOf(row.group))].map(([name, types]) => group(name, types)),
]
/** Groups in whatever shape: a list, a record of lists by the name of the group, or either under a key. */
function groupsIn(answer: unknown): Row[] {
  if (Array.isArray(answer)) return groupsOfList(rowsIn(answer))
  if (!isRow(answer)) return []
  const whole = WHOLE.find((key) => key in answer)
  return whole
    ? groupsIn(answer[whole])
    : Object.entries(answer).flatMap(([name, types]) => (Array.isArray(types) ? [group(name, types)] : []))
}

export const createExpertTypes =
  (readCase: <T>(path: string) => Promise<T>): ExpertTypes =>
  async () =>
    groupsIn(await readCase('expert-type')).map((row) =>
      specifiedRow('ExpertTypeGroup', row),
    ) as unknown as ExpertTypeGroup[]
