import { useApolloClient, useMutation } from '@apollo/client/react'
import { useCallback } from 'react'
import { readError } from '../../ui/read-error.ts'
import { toastError } from '../../ui/toast-error.ts'
import { toaster } from '../../ui/toaster.ts'
import { refetchUsers } from '../../apollo/refetch-users.ts'
import { counted } from '@costdraft/schema/text/in-words.ts'
import { HandOverDocument, UndoHandOverDocument } from './leaving.operations.ts'

interface Undone {
  cases: number
  keptCases: number
  keptViews: number
  user: { deactivatedAt: string | null }
}
/** What an undo gave back, and what stays where it is. */
function outcomeOf({ cases, keptCases, keptViews, user }: Undone): string {
  const kept = [keptCases && counted(keptCases, 'case'), keptViews && counted(keptViews, 'view')].filter(Boolean)
  const stays = kept.length > 0 ? ` ${kept.join(' and ')} went elsewhere since, and stay there.` : ''
  const back = `have ${counted(cases, 'case')} back.${stays}`
  return user.deactivatedAt ? `They ${back}` : `They can sign in again, and ${back}`
}

/** Gives back what was handed over of a user, and lets them sign in again. Returns whether it succeeded. */
export function useUndoHandOver(): (user: { uuid: string; name: string }) => Promise<boolean> {
  const client = useApolloClient()
  const [undo] = useMutation(UndoHandOverDocument, { refetchQueries: [HandOverDocument] })
  return useCallback(
    async ({ uuid, name }) => {
      try {
        const { data } = await undo({ variables: { userUuid: uuid } })
        refetchUsers(client)
        if (data)
          toaster.create({
            type: 'success',
            title: data.undoHandOver.user.deactivatedAt ? `The hand-over of ${name} is undone.` : `${name} is back.`,
            description: outcomeOf(data.undoHandOver),
          })
        return true
      } catch (error) {
        if (readError(error).code === 'CONFLICT') toaster.create({ type: 'info', title: readError(error).message })
        else toastError(error, 'The hand-over could not be undone')
        return false
      }
    },
    [client, undo],
  )
}
