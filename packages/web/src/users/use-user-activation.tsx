import { useApolloClient, useMutation } from '@apollo/client/react'
import { useCallback, type ReactNode } from 'react'
import { useAddition } from '../access/viewer.ts'
import { toastError } from '../ui/toast-error.ts'
import { UNDO_DURATION, toaster } from '../ui/toaster.ts'
import { useConfirm } from '../ui/use-confirm.tsx'
import { useHandOver } from './leaving/use-hand-over.tsx'
import { refetchUsers } from '../apollo/refetch-users.ts'
import { DeactivateUserDocument, RestoreUserDocument } from './users.operations.ts'

interface User {
  uuid: string
  name: string
  /** Of their firm; null for a system administrator, who has nothing to hand over. */
  client?: { uuid: string } | null
}
interface UserActivation {
  deactivate: (user: User) => Promise<boolean>
  restore: (user: User) => Promise<boolean>
  confirmDialog: ReactNode
}

/** Lets a user sign in again. */
function useRestore(): UserActivation['restore'] {
  const client = useApolloClient()
  const [sendRestore] = useMutation(RestoreUserDocument)
  return useCallback(
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
}

/**
 * Deactivates a user, after asking who takes over what they hold, and restores one. Each returns whether it succeeded;
 * a failure is shown in a toast.
 */
export function useUserActivation(): UserActivation {
  const client = useApolloClient()
  const { ask, confirmDialog } = useConfirm()
  const { handOver, handOverDialog } = useHandOver()
  const handsOver = useAddition('hand_over')
  const [sendDeactivate] = useMutation(DeactivateUserDocument)
  const restore = useRestore()

  const deactivate = useCallback(
    async (user: User): Promise<boolean> => {
      const { uuid, name, client: firm } = user
      if (handsOver && firm) return handOver({ uuid, name, firm: firm.uuid })
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
    [ask, client, handOver, handsOver, sendDeactivate, restore],
  )
  return {
    deactivate,
    restore,
    confirmDialog: (
      <>
        {confirmDialog}
        {handOverDialog}
      </>
    ),
  }
}
