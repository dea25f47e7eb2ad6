import { areas } from '@costdraft/schema/areas/index.ts'
import { tabsOf } from '@costdraft/schema/areas/area.ts'
import { tabOfItem } from '@costdraft/schema/areas/tabs.ts'
import { listedKinds, type ListedKind } from '@costdraft/schema/items/listed-kinds.ts'
import { additionOfKind, partsOf, feeTypeOf, type EntityType, type TabName } from '@costdraft/schema/kind.ts'
import { rowsIn, uuidOf } from '../upstream/answered-values.ts'
import type { CaseRow, ItemRow } from '../upstream/rows.ts'

/** Rows inside the rows of a list: their key, their kind, and their type as comments name it. */
interface NestedList {
  wire: string
  /** Its `fee_type`. */
  kind: string
  commentedAs: EntityType
  /** Where another list has these rows a second time: the key with which they name there the item they are in. */
  listedAs?: string | undefined
}
/** A list of items that the specification has, by its path. */
export interface SpecifiedList {
  path: string
  /** The `fee_type` of its rows, which not every list carries. */
  kind: string
  /** The name of the kind that declares it, and its GraphQL type. */
  name: string
  type: string
  /** The tab that shows it; it is not asked for in the areas of work without this tab. */
  tab: TabName | undefined
  commentedAs: EntityType
  nested: readonly NestedList[]
}

const listOfKind = (kind: ListedKind): SpecifiedList => ({
  path: kind.path,
  kind: feeTypeOf(kind),
  name: kind.name,
  type: kind.type,
  tab: tabOfItem(kind.name),
  commentedAs: kind.commentedAs,
  nested: partsOf(kind).flatMap(([, part]) =>
    part.many
      ? [
          {
            wire: part.wire,
            kind: part.kind.name,
            commentedAs: part.kind.commentedAs,
            listedAs: part.kind.listedIn?.as,
          },
        ]
      : [],
  ),
})

const lists: readonly SpecifiedList[] = listedKinds.filter((kind) => !additionOfKind(kind)).map(listOfKind)
export const listPaths = lists.map(({ path }) => path)

/** The list at a path. */
export const listAt = (path: string): SpecifiedList | undefined => lists.find((list) => list.path === path)

// The parts of a legal aid case are fixed, so they are no list: its tabs are taken as for a type without parts.
const ANY_TYPE = ''
/** The lists that the tabs of an area show, in their order. */
const listsOfArea = new Map<string, SpecifiedList[]>(
  Object.values(areas).map((area) => [
    area.name,
    tabsOf(area, ANY_TYPE).flatMap((tab) => lists.filter((list) => list.tab === tab)),
  ]),
)
/** The lists that the tabs of a case show. */
export const listsOf = ({ area_of_work: area }: CaseRow): readonly SpecifiedList[] => listsOfArea.get(area) ?? []

const wiresOf = (nested: readonly NestedList[]): string[] => [...new Set(nested.map(({ wire }) => wire))]
const allNested = lists.flatMap(({ nested }) => nested)
const nestedWires = wiresOf(allNested)
// Of all rows inside rows, only disbursements are in a second list.
const disbursementWires = wiresOf(allNested.filter(({ listedAs }) => listedAs !== undefined))
const parentKeys = [...new Set(allNested.flatMap(({ listedAs }) => listedAs ?? []))]

/** All rows inside a row. */
export const nestedRows = (row: ItemRow): ItemRow[] => nestedWires.flatMap((wire) => rowsIn(row[wire]) as ItemRow[])
/** The disbursements inside a row. */
export const nestedDisbursements = (row: ItemRow): ItemRow[] =>
  disbursementWires.flatMap((wire) => rowsIn(row[wire]) as ItemRow[])
/** The item that a listed row is part of, and through which alone it is changed, by its uuid. */
export const parentOf = (row: ItemRow): string | undefined =>
  parentKeys.map((key) => uuidOf(row[key])).find((parent) => parent !== null) ?? undefined
