import { useMutation } from '@apollo/client/react'
import { asWritten } from '@costdraft/costing'
import { feeEarnerForm } from '@costdraft/schema/clients/clients.ts'
import { periodOn } from '@costdraft/schema/clients/period-on.ts'
import type { Draft } from '@costdraft/schema/field.ts'
import { londonToday } from '../formats/dates.ts'
import type { AnyControls, Option } from '../ui/form/controls.ts'
import { fullName } from '../formats/full-name.ts'
import { messages } from '../ui/messages.ts'
import { changesText } from './changes-text.ts'
import type { FeeEarnerRow } from './client-form.ts'
import { EditFeeEarnerDocument } from './client.operations.ts'
import { feeEarnerControls } from './fee-earner-controls.ts'
import type { FeeEarnerChange } from './FeeEarnerDialog.tsx'
import { AddFeeEarnerDocument } from './firm.operations.ts'
import { correctionHint, datedOf, storedOn, type Periods } from './periods/periods.ts'
import { useReviewFeeEarner } from './periods/use-review-fee-earner.ts'
import { useSaveRow, type SaveRow } from './use-save-client-row.ts'

/** What a change of what holds from a day is called before it is made: from that day, or as a correction. */
function changeInWords(
  controls: AnyControls,
  { firstname, surname }: FeeEarnerRow,
  periods: Periods,
  changes: Draft,
  from: string | null | undefined,
): { title: string; text: string } {
  const name = fullName({ firstname, surname })
  const text = changesText(controls, { ...periodOn(periods, from ?? londonToday()) }, datedOf(changes))
  return from
    ? { title: `Change ${name} from ${asWritten(from)}?`, text }
    : { title: `Correct ${name}?`, text: `${text} ${correctionHint(periods, londonToday())}` }
}

/**
 * Saves a fee earner. Which open cases a change of what holds from a day moves is shown before, where the host keeps
 * periods.
 */
export function useSaveFeeEarner(
  clientUuid: string,
  choices: { sites: readonly Option[]; people: readonly Option[] },
  refetch: () => Promise<unknown>,
): SaveRow<FeeEarnerChange, FeeEarnerRow> {
  const [addFeeEarner] = useMutation(AddFeeEarnerDocument)
  const [editFeeEarner] = useMutation(EditFeeEarnerDocument)
  const { review, reviewDialog } = useReviewFeeEarner()
  const controls = feeEarnerControls(choices.sites, choices.people)
  const { save, confirmDialog } = useSaveRow<FeeEarnerChange, FeeEarnerRow>(
    {
      what: 'fee earner',
      fields: feeEarnerForm,
      controls,
      saved: messages.feeEarnerSaved,
      failed: messages.errorSavingFeeEarner,
    },
    {
      add: (input, idempotencyKey) => addFeeEarner({ variables: { clientUuid, input, idempotencyKey } }),
      edit: ({ row: { uuid }, changes: input, value: { from = null } }, version) =>
        editFeeEarner({ variables: { clientUuid, uuid, input, version, from } }),
      review: async ({ row, changes, value: { from } }) => {
        if (!row.periods || Object.keys(datedOf(changes)).length === 0) return true
        return review({
          ...changeInWords(controls, row, row.periods, changes, from),
          change: { clientUuid, uuid: row.uuid, input: changes, from },
          name: fullName(row),
          action: 'Save fee earner',
        })
      },
      read: (current, { value: { from } }) => storedOn(current, from ?? londonToday()),
      note: ({ value: { from } }) => (from ? `Your change holds from ${asWritten(from)}.` : undefined),
    },
    refetch,
  )
  return {
    save,
    confirmDialog: (
      <>
        {reviewDialog}
        {confirmDialog}
      </>
    ),
  }
}
