import { useMutation } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { useNavigate } from 'react-router'
import { toastError } from '../ui/toast-error.ts'
import { toaster } from '../ui/toaster.ts'
import { useConfirmUnpriced } from './use-confirm-unpriced.tsx'
import { CompleteCaseDocument, WorkspaceDocument } from './workspace.operations.ts'

interface Props {
  record: { uuid: string; caseName: string }
  /** Why the case cannot be completed; shown as the tooltip of the disabled button. */
  blockedBy: string | undefined
}

/** Completes the case, after a question where items are not priced, and returns to the list. */
export function MarkAsComplete({ record: { uuid, caseName }, blockedBy }: Props) {
  const navigate = useNavigate()
  const [move, { loading, client }] = useMutation(CompleteCaseDocument)
  const { confirm, confirmDialog } = useConfirmUnpriced()
  const complete = async (): Promise<void> => {
    try {
      if (!(await confirm(uuid))) return
      await move({ variables: { uuid, idempotencyKey: crypto.randomUUID() } })
      toaster.create({ type: 'success', title: 'Marked as complete.', description: caseName })
      await navigate('/cost-draft/cases')
    } catch (error) {
      toastError(error, `${caseName} could not be completed`)
      // The usual reason is a new comment: refetch the number of unresolved ones.
      void client.refetchQueries({ include: [WorkspaceDocument] })
    }
  }
  return (
    <>
      <Button
        variant="solid"
        loading={loading}
        disabled={blockedBy !== undefined}
        title={blockedBy}
        onClick={() => {
          void complete()
        }}
      >
        MARK AS COMPLETE
      </Button>
      {confirmDialog}
    </>
  )
}
