import { useMutation } from '@apollo/client/react'
import type { Stage } from '@costdraft/costing'
import { useNavigate } from 'react-router'
import { toastError } from '../../ui/toast-error.ts'
import { toaster } from '../../ui/toaster.ts'
import { SendForReviewDocument } from '../workspace.operations.ts'

/**
 * Sends a case for review, unless it is in review already. `move` resolves to what returns to the list, or to
 * undefined, after a toast, where the case could not be moved.
 */
export function useMoveToReview({ uuid, stage }: { uuid: string; stage: Stage }): {
  move: (caseName: string) => Promise<(() => void) | undefined>
  isMoving: boolean
} {
  const navigate = useNavigate()
  const [mutate, { loading }] = useMutation(SendForReviewDocument)
  const move = async (caseName: string): Promise<(() => void) | undefined> => {
    try {
      if (stage !== 'in_review') await mutate({ variables: { uuid, idempotencyKey: crypto.randomUUID() } })
    } catch (error) {
      toastError(error, `${caseName} could not be sent for review`)
      return undefined
    }
    return () => {
      toaster.create({ type: 'success', title: 'Sent for review.', description: caseName })
      void navigate('/cost-draft/cases')
    }
  }
  return { move, isMoving: loading }
}
