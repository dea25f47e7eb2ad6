import { useState } from 'react'
import type { FeeEarnerRow } from '../client-form.ts'
import { useEditDialog } from '../use-edit-dialog.ts'
import type { PeriodListProps } from './PeriodList.tsx'
import type { PeriodValue } from './PeriodDialog.tsx'
import type { Period } from './periods.ts'
import type { PeriodChanges } from './use-change-periods.tsx'

interface Options {
  /** The fee earner as the dialog was opened with it; absent for a new one. */
  opened: FeeEarnerRow | undefined
  /** Changes each time the dialog is opened. */
  formKey: number
  /** The fee earners as they are stored now. */
  rows: readonly FeeEarnerRow[] | undefined
  changes: PeriodChanges | undefined
}
interface PeriodDialogProps {
  formKey: number
  open: boolean
  close: () => void
  period: Period
  save: (value: PeriodValue) => Promise<(() => void) | undefined>
}

/**
 * Corrects and removes periods from within the dialog of their fee earner. `row` is the fee earner that the dialog
 * shows: as it was opened, until one of its periods is changed there; from then on as it is stored.
 */
export function usePeriodActions({ opened, formKey, rows, changes }: Options): {
  row: FeeEarnerRow | undefined
  periodActions: Omit<PeriodListProps, 'periods' | 'siteName'> | undefined
  periodDialog: PeriodDialogProps | undefined
} {
  const [followed, setFollowed] = useState<number>()
  const [removed, setRemoved] = useState<Period>()
  const { open, row: period, formKey: periodKey, start, close } = useEditDialog<Period>()
  const row = (followed === formKey && rows?.find(({ uuid }) => uuid === opened?.uuid)) || opened
  const follow = (isMade: boolean): boolean => {
    if (isMade) setFollowed(formKey)
    return isMade
  }
  if (!changes || !row) return { row, periodActions: undefined, periodDialog: undefined }
  return {
    row,
    periodActions: {
      correct: start,
      remove: (one) => {
        changes
          .remove(row, one, () => setRemoved(one))
          .then(follow, console.error)
          .finally(() => setRemoved(undefined))
      },
      removed,
    },
    periodDialog: period && {
      formKey: periodKey,
      open,
      close,
      period,
      save: async (value) => (follow(await changes.correct(row, period, value)) ? close : undefined),
    },
  }
}
