import { amountText } from '@costdraft/schema/rates/amount.ts'
import { useState } from 'react'
import { toastError } from '../../ui/toast-error.ts'
import { toaster } from '../../ui/toaster.ts'
import { readCsv, type CsvProblem } from '../csv/rate-csv.ts'
import type { Figures, RateTable } from '../rate-table.ts'
import { useReplaceFigures } from './use-replace-figures.ts'

/**
 * Fills the grid of the surrounding form from a sheet. Its figures take the place of all that was there, which can be
 * undone; `problems` are the lines that could not be read.
 */
export function useLoadCsv(firm: string, { key, rows }: RateTable) {
  const replace = useReplaceFigures()
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<{ file: string; lines: readonly CsvProblem[] }>()
  const fill = (amounts: Readonly<Record<string, number>>, fileName: string): void => {
    const figures: Figures = Object.fromEntries(
      rows.flatMap((row) => {
        const amount = amounts[row.key]
        return amount === undefined ? [] : [[row.key, amountText(row.unit, amount)]]
      }),
    )
    replace(figures, `${Object.keys(figures).length} of ${rows.length} figures loaded from ${fileName}.`)
  }
  const load = async (file: File): Promise<void> => {
    setBusy(true)
    try {
      const read = await readCsv(firm, key, file)
      setProblems(read.problems.length > 0 ? { file: file.name, lines: read.problems } : undefined)
      if (Object.keys(read.amounts).length > 0) fill(read.amounts, file.name)
      else if (read.problems.length === 0) toaster.create({ type: 'error', title: `${file.name} holds no figure.` })
    } catch (error) {
      toastError(error, `${file.name} could not be read`)
    } finally {
      setBusy(false)
    }
  }
  return { load, busy, problems }
}
