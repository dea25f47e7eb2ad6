import { moneyUnlessMissing, RATE_NOT_HELD, type Cell } from '../../workbook/workbook.ts'
import type { BillRows, PaidRow, WorkRow } from './bill-rows.ts'

export const timeOf = (rows: readonly WorkRow[]): number =>
  rows.reduce((sum, { line, isCharged }) => sum + (isCharged ? line.quantity : 0), 0)
export const sumOf = (rows: readonly (WorkRow | PaidRow)[], of: 'net' | 'vat'): number =>
  rows.reduce((sum, row) => sum + ('isCharged' in row && !row.isCharged ? 0 : row.line[of]), 0)
export const isUnpriced = ({ isCharged, line }: WorkRow): boolean => isCharged && line.notHeld !== null
/** Whether rows come to nothing because no rate of them is held. */
export const isMissing = (rows: readonly WorkRow[], sum = sumOf(rows, 'net')): boolean =>
  sum === 0 && rows.some(isUnpriced)
/** A sum of work, or that its rates are not held; `missing` counts the amounts that say so. */
export const costsCell = (sum: string, missing: string, rows: readonly WorkRow[], look?: 'total'): Cell =>
  moneyUnlessMissing(
    `IF(AND(${missing}>0,${sum}=0),"${RATE_NOT_HELD}",${sum})`,
    sumOf(rows, 'net'),
    isMissing(rows) ? RATE_NOT_HELD : null,
    look,
  )
/** The amounts of work that a condition selects. */
export const costsWhere = (condition: string, rows: readonly WorkRow[]): Cell =>
  costsCell(`SUMIFS(LineCosts,${condition})`, `COUNTIFS(LineCosts,"${RATE_NOT_HELD}",${condition})`, rows)
/** How many items the sums of a sheet leave out; nothing where they leave out none. */
export function leftOutRow({ work }: Pick<BillRows, 'work'>): Cell[] {
  const count = work.filter(isUnpriced).length
  const missing = `COUNTIF(LineCosts,"${RATE_NOT_HELD}")`
  return [
    {
      value: count === 0 ? '' : `In no sum, because their rate is not held: ${count}`,
      formula: `IF(${missing}=0,"","In no sum, because their rate is not held: "&${missing})`,
      look: 'note',
    },
  ]
}
/** The lines that are charged, as a condition. */
export const COUNTED = 'LineCharged,"<>No"'

/** Whether what is claimed in all is not known: no rate is held, and nothing was paid out. */
export const isTotalMissing = ({ work, paid }: Pick<BillRows, 'work' | 'paid'>): boolean =>
  isMissing(work) && sumOf(paid, 'net') === 0
