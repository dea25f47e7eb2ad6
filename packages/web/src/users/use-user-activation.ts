import { useApolloClient, useMutation } from '@apollo/client/react'
import { useCallback, type ReactNode } from 'react'
import { toastError } from '../ui/toast-error.ts'
import { UNDO_DURATION, toaster } from '../ui/toaster.ts'
import { useConfirm } from '../ui/use-confirm.tsx'
import { refetchUsers } from './refetch-users.ts'
import { DeactivateUserDocument, RestoreUserDocument } from './users.operations.ts'

interface User {
  uuid: string
  name: string
}
interface UserActivation {
  deactivate: (user: User) => Promise<boolean>
  restore: (user: User) => Promise<boolean>
  confirmDialog: ReactNode
}

/**
 * Deactivates a user after a confirmation, and restores one. Each returns whether it succeeded; a failure is shown in a
 * toast.
 */
export function useUserActivation(): UserActivation {
  const client = useApolloClient()
  const { ask, confirmDialog } = useConfirm()
  const [sendDeactivate] = useMutation(DeactivateUserDocument)
  const [sendRestore] = useMutation(RestoreUserDocument)

  const restore = useCallback(
    async ({ uuid, name }: User): Promise<boolean> => {
      try {
        await sendRestore({ variables: { uuid } })
        refetchUsers(client)
        toaster.create({ type: 'success', title: `${name} has been restored.`, description: 'They can sign in again.' })
        return true
      } catch (error) {
        toastError(error, `${name} could not be restored`)
        return false
      }
    },
    [client, sendRestore],
  )

  const deactivate = useCallback(
    async (user: User): Promise<boolean> => {
      const answer = await ask({
        title: `Deactivate ${user.name}?`,
        text: 'They are signed out at once and cannot sign in until they are restored. What they did stays as it is.',
        answers: [
          { label: 'Cancel', value: 'cancel' },
          { label: 'Deactivate', value: 'deactivate', isMain: true },
        ],
      })
      if (answer !== 'deactivate') return false
      try {
        await sendDeactivate({ variables: { uuid: user.uuid } })
        refetchUsers(client)
        toaster.create({
          type: 'success',
          title: `${user.name} has been deactivated.`,
          duration: UNDO_DURATION,
          action: {
            label: 'Undo',
            onClick: () => {
              void restore(user)
            },
          },
        })
        return true
      } catch (error) {
        toastError(error, `${user.name} could not be deactivated`)
        return false
      }
    },
    [ask, client, sendDeactivate, restore],
  )
  return { deactivate, restore, confirmDialog }
}
