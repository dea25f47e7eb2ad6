import { useMutation } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import type { Stage } from '@costdraft/costing'
import { useNavigate } from 'react-router'
import { toastError } from '../ui/toast-error.ts'
import { toaster } from '../ui/toaster.ts'
import { SendForReviewDocument } from './workspace.operations.ts'

/** Moves the case to review and returns to the list. */
export function SendForReview({
  record: { uuid, caseName, stage },
}: {
  record: { uuid: string; caseName: string; stage: Stage }
}) {
  const navigate = useNavigate()
  const [move, { loading }] = useMutation(SendForReviewDocument)
  const send = async (): Promise<void> => {
    try {
      if (stage !== 'in_review') await move({ variables: { uuid, idempotencyKey: crypto.randomUUID() } })
      toaster.create({ type: 'success', title: 'Sent for review.', description: caseName })
      await navigate('/cost-draft/cases')
    } catch (error) {
      toastError(error, `${caseName} could not be sent for review`)
    }
  }
  return (
    <Button
      variant="solid"
      loading={loading}
      onClick={() => {
        void send()
      }}
    >
      SEND FOR REVIEW
    </Button>
  )
}
