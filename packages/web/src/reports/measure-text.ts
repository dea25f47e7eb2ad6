import { measures, type MeasureForm, type MeasureName } from '@costdraft/schema/reports/measures.ts'
import { measureLabel, type ReportSection } from '@costdraft/schema/reports/report.ts'
import { formatAmount } from '../formats/format-money.ts'
import type { ReportRow } from './use-report.ts'

const count = new Intl.NumberFormat('en-GB')
const tenths = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 1, maximumFractionDigits: 1 })
const short = new Intl.NumberFormat('en-GB', { notation: 'compact', maximumSignificantDigits: 3 })

const write: Readonly<Record<MeasureForm, (value: string | number) => string>> = {
  count: (value) => count.format(Number(value)),
  money: (value) => formatAmount(String(value)),
  hours: (value) => formatAmount(String(value)),
  days: (value) => tenths.format(Number(value)),
  percent: (value) => `${tenths.format(Number(value))} %`,
}

/** A measure of a row in a column; empty where its table does not say it. */
export function measureText(name: MeasureName, row: ReportRow): string {
  const value = row[name]
  return value === null ? '' : write[measures[name].form](value)
}

/** A measure of a row in a picture, by itself and with few digits: `£12.3k`, `4.5 days`. */
export function shortText(name: MeasureName, row: ReportRow): string {
  const value = row[name]
  if (value === null) return ''
  const { form } = measures[name]
  if (form === 'money') return `£${short.format(Number(value)).toLowerCase()}`.replace('£-', '−£')
  return form === 'count' || form === 'hours' ? short.format(Number(value)).toLowerCase() : write[form](value)
}

/** The head of the column of a measure. */
export const measureHead = (name: MeasureName, section: Pick<ReportSection, 'lines'> = {}): string => {
  const label = measureLabel(name, section)
  return measures[name].form === 'money' ? `${label},\u00A0£` : label
}

/** How much a measure of a row is, for the length of a bar; nothing where it is not said. */
export const sizeOf = (name: MeasureName, row: ReportRow): number => Math.max(0, Number(row[name] ?? 0))
