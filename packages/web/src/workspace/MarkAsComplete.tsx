import { useMutation } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { useNavigate } from 'react-router'
import { useConfirmFindings } from '../filing/use-confirm-findings.tsx'
import { toastError } from '../ui/toast-error.ts'
import { toaster } from '../ui/toaster.ts'
import { CompleteCaseDocument, WorkspaceDocument } from './workspace.operations.ts'

interface Props {
  record: { uuid: string; caseName: string }
  /** Why the case cannot be completed; shown as the tooltip of the disabled button. */
  blockedBy: string | undefined
}

/** Completes the case, after a question where a costs officer would find something, and returns to the list. */
export function MarkAsComplete({ record: { uuid, caseName }, blockedBy }: Props) {
  const navigate = useNavigate()
  const [move, { loading, client }] = useMutation(CompleteCaseDocument)
  const { confirm, confirmDialog } = useConfirmFindings()
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
