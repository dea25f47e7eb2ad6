import { useApolloClient, useMutation } from '@apollo/client/react'
import type { Draft } from '@costdraft/schema/field.ts'
import { userForm } from '@costdraft/schema/users/users.ts'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { UserChanges } from '../../generated/graphql.ts'
import { changesOf } from '../../ui/form/changes-of.ts'
import type { AnyControls } from '../../ui/form/controls.ts'
import { saveWithConflict } from '../../ui/save-with-conflict.tsx'
import { messages } from '../../ui/messages.ts'
import { toastAndRethrow } from '../../ui/toast-and-rethrow.ts'
import { toaster } from '../../ui/toaster.ts'
import { useConfirm } from '../../ui/use-confirm.tsx'
import { refetchUsers } from '../../apollo/refetch-users.ts'
import { useUserPaths } from '../user-paths.ts'
import { linkChanges } from './link-changes.ts'
import { EditUserDocument } from './user.operations.ts'
import type { EditedUser, LoadedUser } from './user-form.ts'

type Save = (value: EditedUser) => Promise<(() => void) | undefined>
interface Options {
  user: LoadedUser
  version: string | null
  links: Readonly<Record<string, string>>
  controls: AnyControls
  reload: () => void
}

const withFullName = (current: Draft): Draft => ({
  ...current,
  name: `${String(current.firstname)} ${String(current.surname)}`,
})

/** Saves only the changed fields of a user; on a version conflict the viewer chooses which values to keep. */
export function useSaveUser({ user, version: currentVersion, links, controls, reload }: Options): {
  save: Save
  confirmDialog: ReactNode
} {
  const client = useApolloClient()
  const navigate = useNavigate()
  const { list } = useUserPaths()
  const { ask, confirmDialog } = useConfirm()
  const [edit] = useMutation(EditUserDocument)

  const save: Save = async (value) => {
    const changes = changesOf(userForm, user, { ...value })
    const changedLinks = linkChanges(links, value.links)
    const toList = (): void => {
      void navigate(list)
    }
    if (Object.keys(changes).length + changedLinks.length === 0) return toList
    const keptVersion = await saveWithConflict(
      { ask, what: 'user', controls, changes, read: withFullName },
      currentVersion,
      (version) =>
        edit({
          variables: {
            uuid: user.uuid,
            input: changes as UserChanges,
            ...(changedLinks.length > 0 && { childClientRoles: changedLinks }),
            version,
          },
        }),
    ).catch(toastAndRethrow(messages.errorUpdatingUser))
    if (keptVersion !== 'mine') return keptVersion && reload
    refetchUsers(client)
    toaster.create({ type: 'success', title: messages.userUpdated })
    return toList
  }
  return { save, confirmDialog }
}
