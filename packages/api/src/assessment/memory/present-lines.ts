import type { PresentLine } from '@costdraft/costing'
import type { Revision } from '../../bills/bill.ts'
import { billOfCase } from '../../bills/bill.ts'
import { earnerOnDay, loadEarners } from '../../clients/load-earners.ts'
import type { ItemsContext } from '../../items/context.ts'
import { lineActivity } from '../../outputs/assessed/line-activity.ts'
import { readFrozenItems } from '../../outputs/frozen-items.ts'
import { countedLines, descriptionOf } from '../bill-lines.ts'
import { tellingWords } from '../telling-words.ts'

/**
 * The lines that the bill of a case counts as it is now, by what its assessment would know them by. Work without a day
 * is of `today` (`yyyy-mm-dd`). The caller has checked that the viewer may read the case.
 */
export async function presentLines(
  { tx, items }: Pick<ItemsContext, 'tx' | 'items'>,
  revision: Revision,
  today: string,
): Promise<PresentLine[]> {
  const bill = await billOfCase(tx, revision)
  const rows = await readFrozenItems(tx, items, revision.uuid)
  const earnerOn = earnerOnDay(await loadEarners(tx, [revision.uuid]))
  return countedLines(bill).map(({ line }): PresentLine => {
    const row = line.item === null ? undefined : rows[line.item]
    const activity = lineActivity(row)
    const earner = row?.feeEarner ?? null
    return {
      activity,
      grade: earner === null ? null : earnerOn(earner, line.date ?? today).feeEarner.grade,
      words: tellingWords(descriptionOf(line, row?.description ?? null, activity)),
      net: line.net,
    }
  })
}
