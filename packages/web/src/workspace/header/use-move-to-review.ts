import { useMutation } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useMoveFrom, type MovableCase } from '../../cases/moves/use-move-from.ts'
import type { FormMove } from '../../cases/moves/use-save-and-move.tsx'
import { toastError } from '../../ui/toast-error.ts'
import { toaster } from '../../ui/toaster.ts'
import { SendForReviewDocument } from '../workspace.operations.ts'

/** The move that SEND FOR REVIEW asks for. A case that is in review stays so. */
export function reviewMove(caseName: string, send: FormMove['send']): FormMove {
  const failure = `${caseName} could not be sent for review`
  return {
    to: 'in_review',
    title: `Send ${caseName} for review`,
    failure,
    send,
    onError: (error) => toastError(error, failure),
  }
}

export const toastSentForReview = (caseName: string): void => {
  toaster.create({ type: 'success', title: 'Sent for review.', description: caseName })
}

/**
 * Sends a case for review from the stage that the page shows, and returns to the list. Where it was not moved, the page
 * stays, after a message or a question.
 */
export function useMoveToReview(record: MovableCase): {
  move: () => Promise<void>
  isMoving: boolean
  confirmDialog: ReactNode
} {
  const navigate = useNavigate()
  const [mutate, { loading }] = useMutation(SendForReviewDocument)
  const { moveFrom, confirmDialog } = useMoveFrom()
  const { caseName } = record
  const move = async (): Promise<void> => {
    const { onError, ...wanted } = reviewMove(caseName, (variables) => mutate({ variables }))
    const stage = await moveFrom({ record, ...wanted }).catch(onError)
    if (stage !== wanted.to) return
    toastSentForReview(caseName)
    await navigate('/cost-draft/cases')
  }
  return { move, isMoving: loading, confirmDialog }
}
