import { areaOf } from '@costdraft/schema/areas/index.ts'
import type { Tx } from '../access/as-viewer.ts'
import type { CaseRow } from '../cases/case-rows.ts'
import { partsAndParties } from '../items/parts-and-parties.ts'
import type { FrozenCase } from './frozen-case.ts'

/** The parts and parties of a case, in the order in which they are listed; nothing where its area has no such lists. */
export async function readFrozenLists(
  tx: Tx,
  { uuid, area_of_work }: CaseRow,
): Promise<Pick<FrozenCase, 'parts' | 'parties'>> {
  const recordedBy = areaOf(area_of_work)?.itemFields ?? [],
    hasParts = recordedBy.includes('cop_case_part'),
    hasParties = recordedBy.includes('party')
  if (!hasParts && !hasParties) return {}
  const { parts, parties } = (await partsAndParties(tx, [uuid]))(uuid)
  return { ...(hasParts && { parts }), ...(hasParties && { parties }) }
}
