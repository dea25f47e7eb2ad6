import { writtenDate, type Authority } from '@costdraft/costing'
import { labelOf } from '@costdraft/schema/labels.ts'
import { date, heads, money, namedColumns, RATE_NOT_HELD, text, type NamedSheet } from '../../workbook/workbook.ts'
import type { BillRows } from './bill-rows.ts'

const RATES = 'Legal Team and Rates'

const authorityOf = ({ table, from, provision, own }: Authority): string =>
  `${table} from ${writtenDate(from)}: ${provision}${own ? `. Own rate of ${own.firm}, recorded on ${writtenDate(own.on)}` : ''}`

/** Tab 5: who did the work, at which rates. A change of a rate changes every line of its code. */
export function ratesSheet({ rates }: BillRows): NamedSheet {
  const first = 5
  return {
    sheet: {
      name: RATES,
      widths: [10, 28, 16, 8, 12, 12, 12, 60],
      frozen: { rows: first - 1, columns: 1 },
      repeatedRow: first - 1,
      rows: [
        [text('Legal team and rates', 'title')],
        [
          text(
            'One code for each rate of a person. A rate that is changed here changes every line with its code.',
            'note',
          ),
        ],
        [],
        heads('Code', 'Name', 'Status', 'Grade', 'Rate, £ per hour', 'Work from', 'Work to', 'Authority'),
        ...rates.map(({ code, earner, rate, under, first: from, last: to }) => [
          text(code),
          text(earner.name),
          text(labelOf(earner.type)),
          text(earner.grade),
          rate === null ? { value: null, format: 'money' as const, look: 'input' as const } : money(rate, 'input'),
          date(from || null),
          date(to || null),
          text(under ? authorityOf(under) : RATE_NOT_HELD),
        ]),
      ],
    },
    names: namedColumns(RATES, first, rates.length, { RateCodes: 'A', RateGrades: 'D', HourlyRates: 'E' }),
  }
}
