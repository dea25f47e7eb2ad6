import { useApolloClient } from '@apollo/client/react'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { casePaths } from '@costdraft/schema/cases/case-paths.ts'
import { toastError } from '../ui/toast-error.ts'
import { toaster } from '../ui/toaster.ts'
import { generateDocuments } from './documents.ts'

/** The case that was completed. */
interface CompletedCase {
  uuid: string
  caseName: string
}

/**
 * Says that a case was marked as complete, and offers to generate its documents: asks for them, then shows the
 * completed case, where they arrive. The function stays the same.
 */
export function useOfferDocuments(): (completed: CompletedCase) => void {
  const client = useApolloClient()
  const navigate = useNavigate()
  return useCallback(
    ({ uuid, caseName }) => {
      const generate = async (): Promise<void> => {
        try {
          await generateDocuments(client, uuid)
          await navigate(casePaths.claim(uuid))
        } catch (error) {
          toastError(error, 'The documents could not be asked for')
        }
      }
      toaster.create({
        type: 'success',
        title: 'Marked as complete.',
        description: caseName,
        action: { label: 'Generate', onClick: () => void generate() },
      })
    },
    [client, navigate],
  )
}
