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
import { tellFailure } from '../../ui/tell-failure.ts'
import { toaster } from '../../ui/toaster.ts'
import { useQuestion } from '../../ui/use-question.tsx'
import { forgetUsers } from '../forget-users.ts'
import { useUserPaths } from '../user-paths.ts'
import { linkChanges } from './links.ts'
import { EditUserDocument } from './user.operations.ts'
import type { EditedUser, LoadedUser } from './user-form.ts'

type Save = (value: EditedUser) => Promise<(() => void) | undefined>
interface Saved {
  user: LoadedUser
  version: string | null
  links: Readonly<Record<string, string>>
  controls: AnyControls
  reload: () => void
}

const inOneName = (current: Draft): Draft => ({
  ...current,
  name: `${String(current.firstname)} ${String(current.surname)}`,
})

/** Saves what was changed of a person, and only that. */
export function useSaveUser({ user, version: known, links, controls, reload }: Saved): {
  save: Save
  asking: ReactNode
} {
  const client = useApolloClient(),
    navigate = useNavigate(),
    { list } = useUserPaths()
  const { ask, asking } = useQuestion()
  const [edit] = useMutation(EditUserDocument)

  const save: Save = async (value) => {
    const changes = changesOf(userForm, user, { ...value }),
      linked = linkChanges(links, value.links)
    const toList = (): void => {
      void navigate(list)
    }
    if (Object.keys(changes).length + linked.length === 0) return toList
    const whose = await saveWithConflict({ ask, what: 'user', controls, changes, read: inOneName }, known, (version) =>
      edit({
        variables: {
          uuid: user.uuid,
          input: changes as UserChanges,
          ...(linked.length > 0 && { childClientRoles: linked }),
          version,
        },
      }),
    ).catch(tellFailure(messages.errorUpdatingUser))
    if (whose !== 'mine') return whose && reload
    forgetUsers(client)
    toaster.create({ type: 'success', title: messages.userUpdated })
    return toList
  }
  return { save, asking }
}
