import { useMutation } from '@apollo/client/react'
import type { ReactNode } from 'react'
import type { Draft } from '@costdraft/schema/field.ts'
import type { Option } from '../../ui/form/controls.ts'
import { fullName } from '../../formats/full-name.ts'
import { messages } from '../../ui/messages.ts'
import { toastError } from '../../ui/toast-error.ts'
import { toaster, UNDO_DURATION } from '../../ui/toaster.ts'
import { useUndoKey } from '../../ui/use-undo-key.ts'
import { changesText } from '../changes-text.ts'
import type { FeeEarnerRow } from '../client-form.ts'
import { EditFeeEarnerDocument, RemoveFeeEarnerPeriodDocument } from '../client.operations.ts'
import { feeEarnerControls } from '../fee-earner-controls.ts'
import { useSaveChanges } from '../use-save-client-row.ts'
import type { PeriodValue } from './PeriodDialog.tsx'
import { beginningText, datedFields, factsOf, storedOn, type Period } from './periods.ts'
import { useReviewFeeEarner } from './use-review-fee-earner.ts'

/** Changes of the periods of a fee earner; each resolves with whether it is made. */
export interface PeriodChanges {
  correct: (row: FeeEarnerRow, period: Period, value: PeriodValue) => Promise<boolean>
  /** `onConfirmed` is called once the removal has been reviewed and is sent. */
  remove: (row: FeeEarnerRow, period: Period, onConfirmed: () => void) => Promise<boolean>
}

/** In the middle of a sentence: from 1 March 2025. */
const since = (period: Period): string => beginningText(period).replace('From', 'from')

/** Corrects what holds from a day, after a review of the open cases that it moves. */
function useCorrectPeriod(clientUuid: string, sites: readonly Option[], refetch: () => Promise<unknown>) {
  const [edit] = useMutation(EditFeeEarnerDocument)
  const { review, reviewDialog } = useReviewFeeEarner()
  const controls = feeEarnerControls(sites, [])
  const { saveChanges, confirmDialog } = useSaveChanges<PeriodValue, FeeEarnerRow & { period: Period }>(
    {
      what: 'fee earner',
      fields: datedFields,
      controls,
      saved: messages.feeEarnerSaved,
      failed: messages.errorSavingFeeEarner,
    },
    {
      edit: ({ row: { uuid, period }, changes: input }, version) =>
        edit({ variables: { clientUuid, uuid, input, version, from: period.from } }),
      review: ({ row, changes }) =>
        review({
          title: `Correct what holds ${since(row.period)}?`,
          text: changesText(controls, { ...row.period }, changes),
          change: { clientUuid, uuid: row.uuid, input: changes, from: row.period.from },
          name: fullName(row),
          action: 'Save correction',
        }),
      read: (current: Draft, { row }) => storedOn(current, row.period.from ?? ''),
      note: ({ row }) => `Your change holds ${since(row.period)}.`,
    },
    refetch,
  )
  return {
    correct: (row: FeeEarnerRow, period: Period, value: PeriodValue) =>
      saveChanges({ ...row, ...period, period }, value),
    dialogs: (
      <>
        {reviewDialog}
        {confirmDialog}
      </>
    ),
  }
}

/** Removes a period after a review of the open cases that this moves. The toast has an Undo, which begins it again. */
function useRemovePeriod(clientUuid: string, siteName: (uuid: string) => string, refetch: () => Promise<unknown>) {
  const [send] = useMutation(RemoveFeeEarnerPeriodDocument)
  const [edit] = useMutation(EditFeeEarnerDocument)
  const { review, reviewDialog } = useReviewFeeEarner()
  const offerUndo = useUndoKey()
  const begin = async (uuid: string, { from, site, type, grade, isPanelMember }: Period, version: string | null) => {
    try {
      const input = { site, type, grade, isPanelMember }
      await edit({ variables: { clientUuid, uuid, input, version, from } })
    } catch (error) {
      toastError(error, 'It could not be brought back')
    }
    await refetch()
  }
  const remove: PeriodChanges['remove'] = async (row, period, onConfirmed) => {
    const { uuid, periods = [], version } = row
    const { from } = period
    const before = periods?.[periods.indexOf(period) - 1]
    if (from === null) return false
    const goesOn = before ? factsOf(before, undefined, siteName).map(({ text }) => text) : []
    const isConfirmed = await review({
      title: `Remove what holds ${since(period)}?`,
      text: `What held before goes on: ${goesOn.join(', ')}.`,
      change: { clientUuid, uuid, from },
      name: fullName(row),
      action: 'Remove',
    })
    if (!isConfirmed) return false
    onConfirmed()
    try {
      const { data } = await send({ variables: { clientUuid, uuid, from, version } })
      const stored = data?.removeFeeEarnerPeriod.version ?? null
      // The undo is of this version: what someone changes after it is not overwritten.
      const onClick = offerUndo(() => void begin(uuid, period, stored).catch(console.error))
      toaster.create({
        type: 'success',
        title: `What held ${since(period)} has been removed.`,
        duration: UNDO_DURATION,
        action: { label: 'Undo', onClick },
      })
    } catch (error) {
      toastError(error, `What holds ${since(period)} could not be removed`)
    }
    await refetch()
    return true
  }
  return { remove, reviewDialog }
}

/** Corrects and removes the periods of the fee earners of a client. The caller must render `dialogs`. */
export function useChangePeriods(
  clientUuid: string,
  sites: readonly Option[],
  refetch: () => Promise<unknown>,
): PeriodChanges & { dialogs: ReactNode } {
  const siteName = (uuid: string): string => sites.find(({ value }) => value === uuid)?.label ?? ''
  const { correct, dialogs } = useCorrectPeriod(clientUuid, sites, refetch)
  const { remove, reviewDialog } = useRemovePeriod(clientUuid, siteName, refetch)
  return {
    correct,
    remove,
    dialogs: (
      <>
        {dialogs}
        {reviewDialog}
      </>
    ),
  }
}
