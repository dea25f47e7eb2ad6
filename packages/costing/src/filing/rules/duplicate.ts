import type { FiledItem } from '../facts.ts'
import type { FilingRule } from '../finding.ts'
import { findingOn, nameOf } from '../words.ts'

/** All that a reader of the bill can tell items apart by; case and spaces of the description do not count. */
export const detailsOf = (item: FiledItem): string =>
  JSON.stringify([
    item.kind,
    item.date,
    item.feeEarner,
    item.activityType,
    item.hearingType,
    item.disbursementType,
    item.amount,
    item.recordedFor ?? null,
    item.work.map(({ date, hours }) => [date, hours]),
    (item.description ?? '').trim().replaceAll(/\s+/g, ' ').toLowerCase(),
  ])

/**
 * Items alike in kind, date, fee earner, activity or type, time or amount, what they are recorded for (part, party,
 * phase), and description: each but one is found. Which one is left depends on uuids alone, not on the order of entry.
 * The LAA rejects claims with duplicated work or hearings.
 */
export const duplicate: FilingRule = ({ items }) =>
  [...Map.groupBy(items, detailsOf).values()].flatMap((alike) =>
    alike.length < 2
      ? []
      : alike
          .toSorted((a, b) => (a.uuid < b.uuid ? -1 : 1))
          .slice(1)
          .map((item) =>
            findingOn(
              item,
              `${nameOf(item)} is recorded ${alike.length === 2 ? 'twice' : `${alike.length} times`}, alike in every detail.`,
            ),
          ),
  )
