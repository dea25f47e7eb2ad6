import type { FiledItem } from '../facts.ts'
import type { FilingRule } from '../finding.ts'
import { writtenDate } from '../../written-date.ts'

/** Hundredths of an hour. */
const DAY = 2_400

interface WorkedDay {
  feeEarner: string
  date: string
  hours: number
  /** The item with most of these hours; of several alike, that with the first uuid. */
  most: FiledItem
  mostHours: number
}

/**
 * More than 24 hours of one fee earner on one day, of time recordings, hearings and attendances together; travelling
 * and waiting counts. The finding leads to the longest item of that day. A hearing counted in days has no hours.
 * Source: a day has 24.
 */
export const over24Hours: FilingRule = ({ items, feeEarners }) => {
  const days = new Map<string, WorkedDay>()
  for (const item of items) {
    const { feeEarner } = item
    if (feeEarner === null) continue
    for (const { date, hours } of item.work) {
      const key = `${feeEarner} ${date}`,
        day = days.get(key) ?? { feeEarner, date, hours: 0, most: item, mostHours: hours }
      day.hours += hours
      if (hours > day.mostHours || (hours === day.mostHours && item.uuid < day.most.uuid)) {
        day.most = item
        day.mostHours = hours
      }
      days.set(key, day)
    }
  }
  return [...days.values()].flatMap(({ feeEarner, date, hours, most }) =>
    hours > DAY
      ? [
          {
            message: `${hours / 100} hours are recorded for ${feeEarners.get(feeEarner) ?? 'one fee earner'} on ${writtenDate(date)}.`,
            item: most.uuid,
            kind: most.kind,
            date,
          },
        ]
      : [],
  )
}
