import { check, field, isEmpty, outsideCases, type Draft } from '@costdraft/schema/field.ts'
import {
  assessedColumns,
  assessedTexts,
  reductionReasons,
  type AssessedColumn,
} from '@costdraft/schema/assessment/assessment.ts'
import { AnyHours, oneOf, pounds, text } from '@costdraft/schema/structs.ts'
import { formatQuantity } from '../formats/format-money.ts'
import type { AssessedAmountInput, AssessedLineShownFragment } from '../generated/graphql.ts'
import { isSame } from '../items/shared/grid/grid-rows.ts'
import type { GridSource } from '../items/shared/grid/grid-source.ts'
import type { StoredRow } from '../items/shared/item-row.ts'
import { lineControls } from './line-columns.ts'

/** A line of the assessment as a row of the grid. */
export type StoredLine = AssessedLineShownFragment & StoredRow

/** The cells of an amount: hours and rate, or one sum. */
const cellsOf = (column: AssessedColumn) =>
  ({ hours: `${column}Hours`, rate: `${column}Rate`, amount: column }) as const
const cells = { offered: cellsOf('offered'), allowed: cellsOf('allowed') }
const namesOf = (column: AssessedColumn): readonly string[] => Object.values(cells[column])

type TextName = keyof typeof assessedTexts
const texts = Object.keys(assessedTexts) as TextName[]
const plain = ['reason', ...texts] as const

const MOST = 99_999_999.99
const amountFields = (column: AssessedColumn) => {
  const { hours, rate, amount } = cells[column]
  return {
    [hours]: field(AnyHours).optional(),
    [rate]: field(pounds(MOST)).optional(),
    [amount]: field(pounds(MOST)).optional(),
  }
}
/** What a cell takes; what of it is too much for its line, the server says. */
const fields = {
  ...amountFields('offered'),
  ...amountFields('allowed'),
  reason: field(oneOf(reductionReasons)).optional(),
  ...Object.fromEntries(texts.map((name) => [name, field(text(1, assessedTexts[name])).optional()])),
}

const amountValues = (column: AssessedColumn, amount: AssessedLineShownFragment['offered']): Draft => {
  const names = cells[column]
  return {
    [names.hours]: amount?.hours ?? '',
    [names.rate]: amount?.rate ?? '',
    [names.amount]: amount?.amount ?? '',
  }
}
/** How much is claimed of what has no hours of its own: 12 items. */
const quantityOf = ({ isByTheHour, claimed, quantity, unit }: StoredLine): string => {
  if (isByTheHour) return claimed.hours ?? ''
  return unit === 'fee' ? '' : formatQuantity(quantity, unit)
}

/** The cells of a line. */
function valuesOf(row: StoredRow): Draft {
  const line = row as StoredLine
  const { number, date, description, feeEarnerName, claimed, offered, allowed } = line
  return {
    number: number ?? '',
    date: date ?? '',
    description,
    feeEarnerName: feeEarnerName ?? '',
    claimedHours: quantityOf(line),
    claimedRate: claimed.rate ?? '',
    claimed: claimed.amount,
    vat: claimed.vat,
    ...amountValues('offered', offered),
    ...amountValues('allowed', allowed),
    ...Object.fromEntries(plain.map((name) => [name, line[name] ?? ''])),
  }
}

/** An amount as it is entered: hours and rate where one of them is, else a sum; null where nothing is. */
function amountInput(column: AssessedColumn, value: Draft): AssessedAmountInput | null {
  const [hours, rate, amount] = namesOf(column).map((name) => (value[name] ?? null) as number | null)
  if (hours !== null || rate !== null) return { ...(hours !== null && { hours }), ...(rate !== null && { rate }) }
  return amount === null ? null : { amount }
}

/** What is changed of a line, as the mutation takes it. */
function inputOf(value: Draft, names: ReadonlySet<string>): Draft {
  const amounts = assessedColumns.filter((column) => namesOf(column).some((name) => names.has(name)))
  return Object.fromEntries([
    ...amounts.map((column) => [column, amountInput(column, value)]),
    ...plain.filter((name) => names.has(name)).map((name) => [name, value[name] ?? null]),
  ])
}

/** The values with one of two columns, of whose cells the last that were entered stand. */
function withLast(column: AssessedColumn, before: Draft, after: Draft): Draft {
  const { hours, rate, amount } = cells[column]
  const isTyped = (name: string): boolean => !isSame(before[name], after[name])
  const hasTime = !isEmpty(after[hours]) || !isEmpty(after[rate])
  if (isTyped(hours) || isTyped(rate)) return hasTime || !isTyped(amount) ? { ...after, [amount]: '' } : after
  return isTyped(amount) ? { ...after, [hours]: '', [rate]: '' } : after
}

/** The lines of an assessment as the rows of a grid. */
export const lineSource: GridSource = {
  controls: lineControls,
  valuesOf,
  check: ({ values, start }) => {
    const { value, problems } = check(fields, values, outsideCases)
    if (problems) return { problems }
    const changed = Object.keys(fields).filter((name) => !isSame(values[name], start[name]))
    return { value: inputOf(value, new Set(changed)) }
  },
  // The lines of a bill are given.
  newValues: undefined,
  initialNames: [],
  together: (name) => assessedColumns.map(namesOf).find((names) => names.includes(name)) ?? [name],
  // A sum takes the place of hours and rate, and these that of a sum: what they come to, the server says.
  asEntered: (before, after) => assessedColumns.reduce((values, column) => withLast(column, before, values), after),
}
