import { tabsOf } from '@costdraft/schema/areas/area.ts'
import { areaOf, type Areas } from '@costdraft/schema/areas/index.ts'
import { tabOfItem } from '@costdraft/schema/areas/tabs.ts'
import type { Draft } from '@costdraft/schema/field.ts'
import type { AnyKind } from '@costdraft/schema/kind.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { snakeName } from '@costdraft/schema/names.ts'
import { caseHasNo } from '../areas/sentences.ts'
import type { CaseRow } from '../cases/case-rows.ts'
import { HttpError } from '../errors/errors.ts'

/**
 * Throws 422 for an item that none of the tabs of the case would show: the kind of the item, or the value that decides
 * its tab, is no part of such cases, or the other items of the case cannot name it. A kind without a tab belongs to any
 * case.
 */
export function assertKindInCase(
  { area_of_work, case_type }: CaseRow,
  areas: Areas,
  { name, tab: declared, namedBy }: AnyKind,
  draft: Draft = {},
): void {
  const area = areaOf(area_of_work, areas)
  const decisive = typeof declared === 'object' ? draft[declared.field] : null
  const tab = tabOfItem(name, typeof decisive === 'string' ? decisive : null)
  if (!area || !tab) return
  const isShown = tabsOf(area, case_type).includes(tab)
  const isNamed = namedBy === undefined || (area.itemFields?.includes(namedBy) ?? false)
  if (isShown && isNamed) return
  const label = labelOf(snakeName(tab))
  const such = isShown ? 'such ' : ''
  throw new HttpError(422, caseHasNo(area, `${such}${label.charAt(0).toLowerCase()}${label.slice(1)}`))
}
