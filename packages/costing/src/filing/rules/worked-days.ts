import type { FiledItem, FilingFacts } from '../facts.ts'
import type { FilingRule, Found } from '../finding.ts'
import { asWritten } from '../../vocabulary/written-date.ts'

/** Hundredths of an hour: what a day has, and what is much for one person. */
const DAY = 2_400
const LONG_DAY = 1_200

interface WorkedDay {
  feeEarner: string
  date: string
  hours: number
  /** The item with most of these hours; of several alike, that with the first uuid. */
  most: FiledItem
  mostHours: number
  items: Set<string>
}

/**
 * What each fee earner has on each day, of time recordings, hearings and attendances together; travelling and waiting
 * counts. A hearing counted in days has no hours.
 */
function workedDays({ items }: FilingFacts): WorkedDay[] {
  const days = new Map<string, WorkedDay>()
  for (const item of items) {
    const { feeEarner } = item
    if (feeEarner === null) continue
    for (const { date, hours } of item.work) {
      const key = `${feeEarner} ${date}`
      const day = days.get(key) ?? { feeEarner, date, hours: 0, most: item, mostHours: hours, items: new Set() }
      day.hours += hours
      day.items.add(item.uuid)
      if (hours > day.mostHours || (hours === day.mostHours && item.uuid < day.most.uuid)) {
        day.most = item
        day.mostHours = hours
      }
      days.set(key, day)
    }
  }
  return [...days.values()]
}

/** A finding about a day; it leads to the longest item of that day. */
const ofDay = ({ feeEarners }: FilingFacts, { feeEarner, date, hours, most, items }: WorkedDay): Found => ({
  message: `${hours / 100} hours are recorded for ${feeEarners.get(feeEarner) ?? 'one fee earner'} on ${asWritten(date)}${items.size > 1 ? `, in ${items.size} rows` : ''}.`,
  item: most.uuid,
  items: [...items],
  kind: most.kind,
  date,
})

/** More than 24 hours of one fee earner on one day. Source: a day has 24. */
export const over24Hours: FilingRule = (facts) =>
  workedDays(facts).flatMap((day) => (day.hours > DAY ? ofDay(facts, day) : []))

/**
 * From 12 to 24 hours of one fee earner on one day. A day of one row alone is found as a long row. Source: practice;
 * costs officers ask for an attendance note for a day that long.
 */
export const longDay: FilingRule = (facts) =>
  workedDays(facts).flatMap((day) =>
    day.hours >= LONG_DAY && day.hours <= DAY && day.items.size > 1 ? ofDay(facts, day) : [],
  )
