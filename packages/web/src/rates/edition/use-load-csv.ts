import { amountText } from '@costdraft/schema/rates/amount.ts'
import { useState } from 'react'
import { useForm } from 'react-final-form'
import { toastError } from '../../ui/toast-error.ts'
import { toaster, UNDO_DURATION } from '../../ui/toaster.ts'
import { readCsv, type CsvProblem } from '../csv/rate-csv.ts'
import type { Figures, RateTable } from '../rate-table.ts'
import { AMOUNTS, figureValues } from './edition-form.ts'

/**
 * Fills the grid of the surrounding form from a sheet. Its figures take the place of all that was there, which can be undone; `problems` are
 * the lines that could not be read.
 */
export function useLoadCsv(firm: string, { key, rows }: RateTable) {
  const form = useForm()
  const [busy, setBusy] = useState(false),
    [problems, setProblems] = useState<{ file: string; lines: readonly CsvProblem[] }>()
  const fill = (amounts: Readonly<Record<string, number>>, fileName: string): void => {
    const before: unknown = form.getState().values[AMOUNTS]
    const figures: Figures = Object.fromEntries(
      rows.flatMap((row) => {
        const amount = amounts[row.key]
        return amount === undefined ? [] : [[row.key, amountText(row.unit, amount)]]
      }),
    )
    form.change(AMOUNTS, figureValues(figures))
    toaster.create({
      type: 'success',
      title: `${Object.keys(figures).length} of ${rows.length} figures loaded from ${fileName}.`,
      duration: UNDO_DURATION,
      action: { label: 'Undo', onClick: () => form.change(AMOUNTS, before) },
    })
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
