import type { FiledItem } from '../facts.ts'
import type { FilingRule } from '../finding.ts'
import { findingOn, nameOf } from '../words.ts'

/** Whether both may be of one counsel: a party that is not recorded may be anyone. */
const mayBeOne = (a: FiledItem, b: FiledItem): boolean =>
  a.party === undefined || b.party === undefined || a.party === b.party

/**
 * Fee notes of counsel for a day on which counsel is paid by the event. Source: the Care Case Fee Scheme pays counsel a
 * fee for each event (rates/ccfs.json), and counsel's fees must reconcile with what the LAA has paid (checklist of CIV
 * CLAIM1A).
 */
export const counselTwice: FilingRule = ({ items }) => {
  const events = Map.groupBy(
    items.filter(({ isCounselEvent }) => isCounselEvent === true),
    ({ date }) => date,
  )
  return items.flatMap((item) =>
    item.disbursementType === 'counsel_fee' &&
    item.date !== null &&
    events.get(item.date)?.some((event) => mayBeOne(event, item))
      ? [findingOn(item, `${nameOf(item)} may be claimed twice: counsel is paid by the event on that day.`)]
      : [],
  )
}
