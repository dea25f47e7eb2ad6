import type { MovableCase } from '../../cases/moves/use-move-from.ts'
import { BusyButton } from '../../ui/form/BusyButton.tsx'
import type { HeaderForm } from './use-header-form.ts'
import { useMoveToReview } from './use-move-to-review.ts'

/** What the form of the header is told where this button submits it. */
export const REVIEW = 'review'

interface Props {
  record: MovableCase
  form: HeaderForm | undefined
}

/**
 * Moves the case to review and returns to the list. Where the form of the header has changes, it submits that, which
 * saves them first.
 */
export function SendForReview({ record, form }: Props) {
  const { move, isMoving, confirmDialog } = useMoveToReview(record)
  const isBusy = isMoving || (form?.state.isSaving === true && form.saving === REVIEW)
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
    <>
      <BusyButton
        type="button"
        variant="solid"
        isBusy={isBusy}
        onClick={() => {
          if (!isMoving) void move()
        }}
      >
        SEND FOR REVIEW
      </BusyButton>
      {confirmDialog}
    </>
  )
}
