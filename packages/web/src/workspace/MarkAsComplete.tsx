import { useMutation } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { useNavigate } from 'react-router'
import { toastError } from '../ui/toast-error.ts'
import { toaster } from '../ui/toaster.ts'
import { CompleteCaseDocument, WorkspaceDocument } from './workspace.operations.ts'

interface Props {
  record: { uuid: string; caseName: string }
  why: string | undefined
}

/** Completes the case, and goes back to the list. While something keeps it from that, the button says what. */
export function MarkAsComplete({ record: { uuid, caseName }, why }: Props) {
  const navigate = useNavigate()
  const [move, { loading, client }] = useMutation(CompleteCaseDocument)
  const complete = async (): Promise<void> => {
    try {
      await move({ variables: { uuid, idempotencyKey: crypto.randomUUID() } })
      toaster.create({ type: 'success', title: 'Marked as complete.', description: caseName })
      await navigate('/cost-draft/cases')
    } catch (error) {
      toastError(error, `${caseName} could not be completed`)
      // Someone may have commented meanwhile.
      void client.refetchQueries({ include: [WorkspaceDocument] })
    }
  }
  return (
    <Button
      variant="solid"
      loading={loading}
      disabled={why !== undefined}
      title={why}
      onClick={() => {
        void complete()
      }}
    >
      MARK AS COMPLETE
    </Button>
  )
}
