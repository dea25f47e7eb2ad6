import { filingRules, type FilingRuleName } from '@costdraft/costing'
import type { Fields, InLists, Problem } from '../field.ts'
import { kinds } from './index.ts'
import { isPriced, type AnyKind } from '../kind.ts'
import { camelName, namedKey, snakeName } from '../names.ts'
import { compareKeys, readingKey } from '../text/reading-order.ts'
import { IsoDate } from '../structs.ts'

/** The fields of items whose rows can be chosen by their values. */
export const filterFields = [
  'feeEarner',
  'activityType',
  'disbursementType',
  'hearingType',
  'casePart',
  'copCasePart',
  'party',
  'phase',
] as const
export type FilterField = (typeof filterFields)[number]
/** What is asked of rows beyond the values of a field: an open comment, an estimated time, a price that is missing. */
export const filterFlags = ['commented', 'estimated', 'unpriced'] as const
export type FilterFlag = (typeof filterFlags)[number]
/** What the rows of every kind that has it can be sorted by, as on the wire. */
export const sharedOrders = [
  'date',
  'fee_earner',
  'activity_type',
  'disbursement_type',
  'case_part',
  'cop_case_part',
  'party',
  'phase',
  'description',
  'time',
  'amount',
  'total_cost',
] as const
const fieldsInLists = (kind: AnyKind, ...ways: readonly (InLists | undefined)[]): string[] =>
  Object.entries(kind.fields as Fields).flatMap(([name, { inLists }]) =>
    inLists && ways.includes(inLists) ? [name] : [],
  )
/** What rows of these kinds can be sorted by beside that: their fields that say so (`Field.sorted`). */
export const furtherOrders = (ofKinds: readonly AnyKind[]): string[] => [
  ...new Set(ofKinds.flatMap((kind) => fieldsInLists(kind, 'sorted', 'summed')).map(snakeName)),
]
/** What rows can be sorted by, as on the wire. Rows that are equal stand by date and entry. */
export const itemOrders: readonly string[] = [...sharedOrders, ...furtherOrders(Object.values(kinds))]
export type ItemOrder = (typeof sharedOrders)[number] | (string & {})
/** The fields whose numbers a list adds up beside hours and costs, as on the wire. */
export const summedFields = (kind: AnyKind): string[] => fieldsInLists(kind, 'summed').map(snakeName)

/** Which rows of a list, and in which order. */
export interface ItemQuery {
  /** By field: one of these values. */
  values: Readonly<Partial<Record<FilterField, readonly string[]>>>
  flags: readonly FilterFlag[]
  /** The first and the last day, `yyyy-mm-dd`. */
  from?: string
  to?: string
  /** What the check before filing finds: the rows that a finding of this rule is about. */
  finding?: FilingRuleName
  sort?: { by: ItemOrder; direction: 'asc' | 'desc' }
}
/** All rows, by date and entry. */
export const ALL_ROWS: ItemQuery = { values: {}, flags: [] }
/** A row as it is on the wire. */
export type WireRow = Readonly<Record<string, unknown>>
/** What the rows of a query come to: hours, and pounds of those that have a price. */
export interface ItemSums {
  count: number
  /** Null for rows that have no time. */
  time: number | null
  net: number
  vat: number
  /** How many have no price, because a rate is missing. */
  unpriced: number
  /** What further columns come to; absent where the kind has none. */
  columns?: readonly ColumnSum[]
}
export interface ColumnSum {
  /** The field, as on the wire. */
  column: string
  sum: number
}

const LIST = ','
const listIn = (value: unknown): string[] => (typeof value === 'string' && value !== '' ? value.split(LIST) : [])
const isIn = <T extends string>(names: readonly T[], value: unknown): value is T => names.some((name) => name === value)

/** The names of the parameters of a query. */
export const queryParameters: readonly string[] = [
  ...filterFields.map(snakeName),
  ...filterFlags,
  'from',
  'to',
  'finding',
  'sort',
  'order',
]

/** Whether a kind has what a query names. Comments and prices every row has, or none. */
function problemsOf(kind: AnyKind, { values, flags, from, to, finding, sort }: ItemQuery): Problem[] {
  const { fields, attention } = kind
  const has = (name: string): boolean => name in (fields as Fields)
  const unknown = Object.keys(values).filter((name) => !has(name))
  return [
    ...unknown.map((name) => ({ path: name, message: 'The rows of this list do not have this.' })),
    ...(flags.includes('estimated') && attention !== 'estimated'
      ? [{ path: 'estimated', message: 'The rows of this list do not have this.' }]
      : []),
    ...(finding !== undefined && !isPriced(kind)
      ? [{ path: 'finding', message: 'The rows of this list do not have this.' }]
      : []),
    ...(sort && sort.by !== 'total_cost' && !has(camelName(sort.by))
      ? [{ path: 'sort', message: 'The rows of this list do not have this.' }]
      : []),
    ...Object.entries({ from, to }).flatMap(([path, day]) =>
      day === undefined || (IsoDate.is(day) && has('date'))
        ? []
        : [{ path, message: 'Enter a date such as 2025-01-14.' }],
    ),
  ]
}

type Parameters = Readonly<Record<string, unknown>>

/** What cannot be read of the flags and the order in parameters. */
function unreadable({ sort, order, finding, ...flags }: Parameters): Problem[] {
  return [
    ...filterFlags.flatMap((flag) =>
      flags[flag] === undefined || flags[flag] === '' || flags[flag] === 'true'
        ? []
        : [{ path: flag, message: 'Send true.' }],
    ),
    ...(finding === undefined || finding === '' || isIn(filingRules, finding)
      ? []
      : [{ path: 'finding', message: `Choose one of ${filingRules.join(', ')}.` }]),
    ...(sort === undefined || isIn(itemOrders, sort)
      ? []
      : [{ path: 'sort', message: `Choose one of ${itemOrders.join(', ')}.` }]),
    ...(order === undefined || isIn(directions, order) ? [] : [{ path: 'order', message: 'Choose asc or desc.' }]),
  ]
}
const directions = ['asc', 'desc'] as const

/**
 * The query in the parameters of a list; undefined where there is none.
 * @returns what cannot be read, or what the rows of the kind do not have, as problems.
 */
export function readItemQuery(
  kind: AnyKind,
  parameters: Parameters,
): { query: ItemQuery | undefined; problems: Problem[] } {
  if (queryParameters.every((name) => parameters[name] === undefined || parameters[name] === ''))
    return { query: undefined, problems: [] }
  const { from, to, finding, sort, order } = parameters
  const values = filterFields.flatMap((name) => {
    const given = listIn(parameters[snakeName(name)])
    return given.length > 0 ? [[name, given]] : []
  })
  const query: ItemQuery = {
    values: Object.fromEntries(values) as ItemQuery['values'],
    flags: filterFlags.filter((flag) => parameters[flag] === 'true'),
    ...(typeof from === 'string' && from !== '' && { from }),
    ...(typeof to === 'string' && to !== '' && { to }),
    ...(isIn(filingRules, finding) && { finding }),
    ...(isIn(itemOrders, sort) && { sort: { by: sort, direction: order === 'desc' ? 'desc' : 'asc' } }),
  }
  return { query, problems: [...unreadable(parameters), ...problemsOf(kind, query)] }
}

/** A query as the parameters of a list. */
export function writeItemQuery({ values, flags, from, to, finding, sort }: ItemQuery): [name: string, value: string][] {
  return [
    ...Object.entries(values).map(([name, given]): [string, string] => [snakeName(name), given.join(LIST)]),
    ...flags.map((flag): [string, string] => [flag, 'true']),
    ...(from === undefined ? [] : [['from', from] as [string, string]]),
    ...(to === undefined ? [] : [['to', to] as [string, string]]),
    ...(finding === undefined ? [] : [['finding', finding] as [string, string]]),
    ...(sort
      ? ([
          ['sort', sort.by],
          ['order', sort.direction],
        ] as [string, string][])
      : []),
  ]
}

/** The keys that rows must show for a query: those it chooses and sorts by. */
export function columnsOfQuery({ values, flags, sort }: ItemQuery): string[] {
  return [
    ...new Set([
      'date',
      ...Object.keys(values).map(snakeName),
      ...flags.map((flag) => ({ commented: 'comments', estimated: 'estimated', unpriced: 'total_cost' })[flag]),
      ...(sort ? [sort.by] : []),
    ]),
  ]
}

const codeOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value
  const { uuid } = (typeof value === 'object' && value !== null ? value : {}) as { uuid?: unknown }
  return typeof uuid === 'string' ? uuid : undefined
}
const hasOpenComment = ({ comments }: WireRow): boolean =>
  Array.isArray(comments) && comments.some(({ resolved_by }: WireRow) => resolved_by == null || resolved_by === '')
const holds: Record<FilterFlag, (row: WireRow) => boolean> = {
  commented: hasOpenComment,
  estimated: ({ estimated }) => estimated === true,
  unpriced: ({ total_cost }) => total_cost === null,
}
const dayOf = ({ date }: WireRow): string => (typeof date === 'string' ? date.slice(0, 10) : '')

/** Whether a row is among those that are asked for. Of what is found only the case host knows the rows. */
export function matches(row: WireRow, { values, flags, from, to }: ItemQuery): boolean {
  const day = dayOf(row)
  return (
    Object.entries(values).every(([name, given]) => given.includes(codeOf(row[snakeName(name)]) ?? '')) &&
    flags.every((flag) => holds[flag](row)) &&
    (from === undefined || day >= from) &&
    (to === undefined || (day !== '' && day <= to))
  )
}

/** What is a number although a host may answer it as text. */
const NUMBERS: ReadonlySet<string> = new Set(['time', 'amount', 'total_cost'])

/**
 * What a row is sorted by: a number, or text as a person reads it; a reference by what it is called. Undefined for what
 * is empty, which comes last.
 */
function keyOf(row: WireRow, by: ItemOrder): number | string | undefined {
  const value = row[by]
  const named = row[namedKey(by)] ?? value
  if (typeof named === 'object' && named !== null) {
    const { surname, firstname, name } = named as WireRow
    return readingKey([surname, firstname, name].filter((part) => typeof part === 'string').join(' '))
  }
  if (value === null || value === undefined || value === '') return undefined
  return typeof value === 'number' || NUMBERS.has(by) ? Number(value) : readingKey(String(value))
}
const compared = (a: number | string, b: number | string): number =>
  typeof a === 'number' && typeof b === 'number' ? a - b : compareKeys(String(a), String(b))

/**
 * The rows of a query in its order. Rows that are equal stay in the order in which they are given: by date and entry.
 */
export function queriedRows<Row extends WireRow>(rows: readonly Row[], query: ItemQuery): Row[] {
  const found = rows.filter((row) => matches(row, query))
  const { sort } = query
  if (!sort) return found
  const sign = sort.direction === 'desc' ? -1 : 1
  return found
    .map((row) => ({ row, key: keyOf(row, sort.by) }))
    .toSorted((a, b) => {
      if (a.key === undefined || b.key === undefined) return Number(a.key === undefined) - Number(b.key === undefined)
      return sign * compared(a.key, b.key)
    })
    .map(({ row }) => row)
}

/** The keys that rows of a kind must show for their sums. */
export const sumColumns = (kind: AnyKind): string[] => ['time', 'total_cost', 'total_vat', ...summedFields(kind)]
const hundredths = (values: readonly unknown[]): number =>
  values.reduce<number>((sum, value) => sum + Math.round((Number(value) || 0) * 100), 0) / 100

function columnSums(kind: AnyKind, rows: readonly WireRow[]): Pick<ItemSums, 'columns'> {
  const columns = summedFields(kind).map((column) => ({ column, sum: hundredths(rows.map((row) => row[column])) }))
  return columns.length > 0 ? { columns } : {}
}

/** What rows come to. Summed in pence and in hundredths of an hour. */
export const sumsOfRows = (kind: AnyKind, rows: readonly WireRow[]): ItemSums => ({
  ...columnSums(kind, rows),
  count: rows.length,
  time: 'time' in (kind.fields as Fields) ? hundredths(rows.map(({ time }) => time)) : null,
  net: hundredths(rows.map(({ total_cost }) => total_cost)),
  vat: hundredths(rows.map(({ total_vat }) => total_vat)),
  unpriced: rows.filter(({ total_cost }) => total_cost === null).length,
})
