import { useMutation } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { useNavigate } from 'react-router'
import { useMoveFrom, type MovableCase } from '../cases/moves/use-move-from.ts'
import { useOfferDocuments } from '../outputs/use-offer-documents.ts'
import { useConfirmFindings } from '../filing/use-confirm-findings.tsx'
import { toastError } from '../ui/toast-error.ts'
import { CompleteCaseDocument, CaseScreenDocument } from './workspace.operations.ts'

interface Props {
  record: MovableCase
  /** Why the case cannot be completed; shown as the tooltip of the disabled button. */
  blockedBy: string | undefined
}

/** Completes the case, after a question where a costs officer would find something, and returns to the list. */
export function MarkAsComplete({ record, blockedBy }: Props) {
  const { uuid, caseName } = record
  const navigate = useNavigate()
  const [mutate, { loading, client }] = useMutation(CompleteCaseDocument)
  const { confirm, confirmDialog } = useConfirmFindings()
  const { moveFrom } = useMoveFrom()
  const offerDocuments = useOfferDocuments()
  const complete = async (): Promise<void> => {
    const failure = `${caseName} could not be completed`
    try {
      if (!(await confirm(uuid))) return
      const move = { record, to: 'complete', title: failure, failure } as const
      if ((await moveFrom({ ...move, send: (variables) => mutate({ variables }) })) !== 'complete') return
      offerDocuments(record)
      await navigate('/cost-draft/cases')
    } catch (error) {
      toastError(error, failure)
      // The usual reason is a new comment: refetch the number of unresolved ones.
      void client.refetchQueries({ include: [CaseScreenDocument] })
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
