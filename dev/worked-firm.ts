import {
  cardAuthority,
  guidelineBands,
  rateCardOf,
  type Grade,
  type Location,
  type Named,
  type RateCard,
  type Region,
} from '@costdraft/costing'
import type { Row, WorkedBill } from './worked-bill.ts'

// The firm of a worked bill whose work is paid by grade: its office, its fee earners and its rates. Names stand for
// uuids.

const unique = (names: readonly (string | undefined)[]): string[] => [...new Set(names.flatMap((name) => name ?? []))]
/** The parts or parties that the rows of a bill name, in their order. */
export const namesOf = ({ rows }: Pick<WorkedBill, 'rows'>, option: string): string[] =>
  unique(rows.map(({ options }) => options.get(option)))

/** Who did the work of a row: the name that it gives, or else the grade. */
export const earnerOf = ({ options }: Pick<Row, 'options'>): string =>
  options.get('earner') ?? `Grade ${options.get('grade')}`
export const gradeOf = ({ options }: Pick<Row, 'options'>): Grade => options.get('grade') as Grade

/** The office of a worked bill. */
export const officeOf = ({ options }: Pick<WorkedBill, 'options'>) => ({
  region: options.get('region') as Region,
  location: options.get('location') as Location,
  postcode: options.get('postcode') ?? 'LS1 2PF',
  guidelineBand: guidelineBands.find((band) => band === options.get('band')) ?? null,
})

/** The office in which the work of a row was done: where the bill has several, that of its fee earner on its day. */
export const officeOfRow = (worked: Pick<WorkedBill, 'options'>, row: Pick<Row, 'options'>) =>
  officeOf(row.options.has('location') ? row : worked)

/** The rates of a firm's own in a worked bill. */
export const cardOf = ({ cards }: WorkedBill): RateCard =>
  rateCardOf(
    cards.map(({ date, what, how, net }) => ({
      feeEarner: what === 'earner' ? how : null,
      grade: what === 'grade' ? (how as Grade) : null,
      rate: Math.round(Number(net) * 100),
      authority: cardAuthority(date, how, { firm: 'Firm', by: 'Owner', on: date }),
    })),
  )

/** What rows name, as it is known by. */
export const named = (names: readonly string[]): Named[] => names.map((name) => ({ uuid: name, name }))
