import { useApolloClient, useMutation } from '@apollo/client/react'
import { useCallback, type ReactNode } from 'react'
import { toastError } from '../ui/toast-error.ts'
import { UNDO_FOR, toaster } from '../ui/toaster.ts'
import { useQuestion } from '../ui/use-question.tsx'
import { forgetUsers } from './forget-users.ts'
import { DeactivateUserDocument, RestoreUserDocument } from './users.operations.ts'

interface Named {
  uuid: string
  name: string
}
interface Standing {
  deactivate: (user: Named) => Promise<boolean>
  restore: (user: Named) => Promise<boolean>
  asking: ReactNode
}

// Long enough to read who it was and to find the way to the button.
/** Ends a person's access, after asking, and gives it back. Each answers whether it was done. */
export function useUserStanding(): Standing {
  const client = useApolloClient()
  const { ask, asking } = useQuestion()
  const [end] = useMutation(DeactivateUserDocument),
    [giveBack] = useMutation(RestoreUserDocument)

  const restore = useCallback(
    async ({ uuid, name }: Named): Promise<boolean> => {
      try {
        await giveBack({ variables: { uuid } })
        forgetUsers(client)
        toaster.create({ type: 'success', title: `${name} has been restored.`, description: 'They can sign in again.' })
        return true
      } catch (error) {
        toastError(error, `${name} could not be restored`)
        return false
      }
    },
    [client, giveBack],
  )

  const deactivate = useCallback(
    async (user: Named): Promise<boolean> => {
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
        await end({ variables: { uuid: user.uuid } })
        forgetUsers(client)
        toaster.create({
          type: 'success',
          title: `${user.name} has been deactivated.`,
          duration: UNDO_FOR,
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
    [ask, client, end, restore],
  )
  return { deactivate, restore, asking }
}
