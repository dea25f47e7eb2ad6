import { useMutation } from '@apollo/client/react'
import type { Draft } from '@costdraft/schema/field.ts'
import type { ReactNode } from 'react'
import { changesOf } from '../../ui/form/changes-of.ts'
import type { Option } from '../../ui/form/controls.ts'
import { saveWithConflict } from '../../ui/save-with-conflict.tsx'
import { toaster } from '../../ui/toaster.ts'
import { useConfirm } from '../../ui/use-confirm.tsx'
import { useIdempotencyKey } from '../../ui/use-idempotency-key.ts'
import { rateControls, rateFormFields, rateFormOf, rateInputOf, type RateFormValue } from './rate-card-form.ts'
import type { RateCard } from './rate-card.ts'
import { AddRateCardDocument, EditRateCardDocument } from './rate-cards.operations.ts'

type Whose = Awaited<ReturnType<typeof saveWithConflict>>

interface SaveRateCard {
  /**
   * Saves a new or changed rate; resolves with whether the dialog may close, and rejects with the refusal for the form
   * to show.
   */
  save: (value: RateFormValue, rate?: RateCard) => Promise<boolean>
  confirmDialog: ReactNode
}

/**
 * Saves a rate of a firm and fetches all of them again. On a version conflict the viewer chooses whose values to keep.
 */
export function useSaveRateCard(
  clientUuid: string,
  people: readonly Option[],
  refetch: () => Promise<unknown>,
): SaveRateCard {
  const [add] = useMutation(AddRateCardDocument)
  const [edit] = useMutation(EditRateCardDocument)
  const { ask, confirmDialog } = useConfirm()
  const { keyOf, clear } = useIdempotencyKey()
  const addRate = async (value: RateFormValue): Promise<Whose> => {
    const input = rateInputOf(value)
    await add({ variables: { clientUuid, input, idempotencyKey: keyOf(input) } })
    clear()
    return 'mine'
  }
  const editRate = (rate: RateCard, changes: Draft): Promise<Whose> => {
    // A rate is stored whole: what is sent are the changes over what is stored.
    let stored: Draft = rateFormOf(rate)
    return saveWithConflict(
      {
        ask,
        what: 'rate',
        controls: rateControls(people),
        changes,
        read: (current) => (stored = rateFormOf(current as unknown as RateCard)),
      },
      rate.version,
      (version) =>
        edit({ variables: { clientUuid, uuid: rate.uuid, input: rateInputOf({ ...stored, ...changes }), version } }),
    )
  }
  const save = async (value: RateFormValue, rate?: RateCard): Promise<boolean> => {
    const changes = rate && changesOf(rateFormFields(), rateFormOf(rate), value)
    if (changes && Object.keys(changes).length === 0) return true
    const whose = await (rate && changes ? editRate(rate, changes) : addRate(value))
    if (!whose) return false
    await refetch().catch(console.error)
    if (whose === 'mine') toaster.create({ type: 'success', title: 'The rate has been saved.' })
    return true
  }
  return { save, confirmDialog }
}
