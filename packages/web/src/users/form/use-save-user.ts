import { useApolloClient, useMutation } from '@apollo/client/react'
import type { Draft } from '@costdraft/schema/field.ts'
import { userForm } from '@costdraft/schema/users/users.ts'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { ChildRoleInput, UserChanges } from '../../generated/graphql.ts'
import { changesOf } from '../../ui/form/changes-of.ts'
import type { AnyControls } from '../../ui/form/controls.ts'
import { messages } from '../../ui/messages.ts'
import { readError } from '../../ui/read-error.ts'
import { tellFailure } from '../../ui/tell-failure.ts'
import { toaster } from '../../ui/toaster.ts'
import { useQuestion } from '../../ui/use-question.tsx'
import { forgetUsers } from '../forget-users.ts'
import { useUserPaths } from '../user-paths.ts'
import { askWhose } from './conflict.tsx'
import { linkChanges } from './links.ts'
import { EditUserDocument } from './user.operations.ts'
import type { EditedUser, LoadedUser } from './user-form.ts'

type Save = (value: EditedUser) => Promise<(() => void) | undefined>
interface Saved { user: LoadedUser; version: string | null; links: Readonly<Record<string, string>>; controls: AnyControls; reload: () => void }

/** Saves what was changed of a person, and only that. */
export function useSaveUser({ user, version: known, links, controls, reload }: Saved): { save: Save; asking: ReactNode } {
  const client = useApolloClient(), navigate = useNavigate(), { list } = useUserPaths()
  const { ask, asking } = useQuestion()
  const [edit] = useMutation(EditUserDocument)

  /** Sends the changes; where someone else was faster the person says whose stand. */
  const send = async (input: Draft, childClientRoles: ChildRoleInput[], version: string | null): Promise<'sent' | 'theirs' | undefined> => {
    try {
      await edit({ variables: { uuid: user.uuid, input: input as UserChanges, ...(childClientRoles.length > 0 && { childClientRoles }), version } })
      return 'sent'
    } catch (error) {
      const { code, current } = readError(error)
      if (code !== 'CONFLICT' || !current) return tellFailure(messages.errorUpdatingUser)(error)
      const whose = await askWhose(ask, controls, user, input, current)
      return whose === 'mine' ? send(input, childClientRoles, String(current.version)) : whose
    }
  }

  const save: Save = async (value) => {
    const changes = changesOf(userForm, user, { ...value }), linked = linkChanges(links, value.links)
    const toList = (): void => { void navigate(list) }
    if (Object.keys(changes).length + linked.length === 0) return toList
    const outcome = await send(changes, linked, known)
    if (outcome !== 'sent') return outcome && reload
    forgetUsers(client)
    toaster.create({ type: 'success', title: messages.userUpdated })
    return toList
  }
  return { save, asking }
}
