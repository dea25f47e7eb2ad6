import { useMutation } from '@apollo/client/react'
import { retiredText } from '@costdraft/schema/clients/retirement.ts'
import type { ReactNode } from 'react'
import { fullName } from '../../formats/full-name.ts'
import { toastAndRethrow } from '../../ui/toast-and-rethrow.ts'
import { toastError } from '../../ui/toast-error.ts'
import { toaster } from '../../ui/toaster.ts'
import type { FeeEarnerRow } from '../client-form.ts'
import { useEditDialog } from '../use-edit-dialog.ts'
import { RetireDialog, type RetireValue } from './RetireDialog.tsx'
import { RetireFeeEarnerDocument } from './retirement.operations.ts'

/** Retires fee earners from a day, and takes that back. */
export function useRetirement(refetch: () => Promise<unknown>): {
  retire: (row: FeeEarnerRow) => void
  takeBack: (row: FeeEarnerRow) => void
  retireDialog: ReactNode
} {
  const [send] = useMutation(RetireFeeEarnerDocument)
  const { open, row, formKey, start, close } = useEditDialog<FeeEarnerRow>()
  const store = async ({ uuid, version = null }: FeeEarnerRow, from: string | null): Promise<void> => {
    await send({ variables: { uuid, from, version } })
    await refetch().catch(console.error)
  }
  const save = async ({ from }: RetireValue): Promise<(() => void) | undefined> => {
    if (!row) return close
    const name = fullName(row)
    await store(row, from).catch(toastAndRethrow(`${name} could not be retired`))
    toaster.create({ type: 'success', title: `${name}: ${retiredText(from).toLowerCase()}.` })
    return close
  }
  const takeBack = (earner: FeeEarnerRow): void => {
    const name = fullName(earner)
    store(earner, null).then(
      () => toaster.create({ type: 'success', title: `${name} is not retired any more.` }),
      (error: unknown) => toastError(error, `${name} could not be brought back to work`),
    )
  }
  return {
    retire: start,
    takeBack,
    retireDialog: row && <RetireDialog key={formKey} open={open} close={close} row={row} save={save} />,
  }
}
