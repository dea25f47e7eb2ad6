import type { Stage } from '@costdraft/costing'
import { BusyButton } from '../../ui/form/BusyButton.tsx'
import type { HeaderForm } from './use-header-form.ts'
import { useMoveToReview } from './use-move-to-review.ts'

/** What the form of the header is told where this button submits it. */
export const REVIEW = 'review'

interface Props {
  record: { uuid: string; caseName: string; stage: Stage }
  form: HeaderForm | undefined
}

/**
 * Moves the case to review and returns to the list. Where the form of the header has changes, it submits that, which
 * saves them first.
 */
export function SendForReview({ record, form }: Props) {
  const { move, isMoving } = useMoveToReview(record)
  const isBusy = isMoving || (form?.state.isSaving === true && form.saving === REVIEW)
  const send = async (): Promise<void> => {
    if (!isMoving) (await move(record.caseName))?.()
  }
  if (form?.state.isChanged)
    return (
      <BusyButton
        type="submit"
        form={form.formId}
        value={REVIEW}
        variant="solid"
        isBusy={isBusy}
        aria-disabled={form.state.isSaving || undefined}
        onClick={form.showProblems}
      >
        SEND FOR REVIEW
      </BusyButton>
    )
  return (
    <BusyButton type="button" variant="solid" isBusy={isBusy} onClick={() => void send()}>
      SEND FOR REVIEW
    </BusyButton>
  )
}
