import type { Line } from '../../bills/line.ts'
import type { FilingFacts } from '../facts.ts'
import type { FilingRule, Found } from '../finding.ts'
import { asWritten } from '../../vocabulary/written-date.ts'
import { findingOn, nameOf } from '../words.ts'

/** The lines of a bill that are counted: neither they nor their heads are excluded. */
export const countedLines = ({ bill }: FilingFacts): Line[] =>
  bill.heads.flatMap(({ excludedBecause, lines }) =>
    excludedBecause === null ? lines.filter((line) => line.excludedBecause === null) : [],
  )

const withWrittenDates = (sentence: string): string =>
  sentence.replaceAll(/\d{4}-\d\d-\d\d/g, (date) => asWritten(date))

/**
 * Claimed work without a price: no rate is held for it, or the part of a two-part case to which it belongs is not
 * recorded. The bill leaves it out, so it would not be paid. One finding for each item and reason. Source: the bill
 * itself.
 */
export const notPriced: FilingRule = (facts) => {
  const items = new Map(facts.items.map((item) => [item.uuid, item]))
  const found = new Map<string, Found>()
  for (const { item: uuid, date, description, notHeld } of countedLines(facts)) {
    if (notHeld === null) continue
    const item = uuid === null ? undefined : items.get(uuid)
    const name = item ? nameOf(item) : description
    const message = `${name} has no price. ${withWrittenDates(notHeld)}`
    found.set(`${uuid} ${message}`, item ? findingOn(item, message) : { message, item: null, kind: null, date })
  }
  return [...found.values()]
}
