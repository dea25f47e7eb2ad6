import { useApolloClient } from '@apollo/client/react'
import type { Draft } from '@costdraft/schema/field.ts'
import { inReadingOrder } from '@costdraft/schema/text/reading-order.ts'
import type { ReactNode } from 'react'
import type { AnyControls } from '../../ui/form/controls.ts'
import { saveWithConflict } from '../../ui/save-with-conflict.tsx'
import { useConfirm } from '../../ui/use-confirm.tsx'
import type { GroupRow } from './group-columns.tsx'
import { EditUserGroupDocument, GroupPeopleDocument } from './groups.operations.ts'

type Members = readonly { uuid: string; name: string }[]
const controls: AnyControls = { name: { label: 'Name', as: 'text' }, members: { label: 'Members', as: 'text' } }

/**
 * Changes the name and the members of a group. Where someone else changed it meanwhile, asks whose to keep: of the
 * members, those that the person added and removed are applied to theirs.
 */
export function useEditGroup(firm: string): {
  edit: (group: GroupRow, value: { name: string; users: readonly string[] }) => ReturnType<typeof saveWithConflict>
  confirmDialog: ReactNode
} {
  const client = useApolloClient()
  const { ask, confirmDialog } = useConfirm()
  const namesOf = (uuids: readonly string[], known: Members): string => {
    const people = client.readQuery({ query: GroupPeopleDocument, variables: { clientUuid: firm, search: null } })
    const names = new Map([...(people?.users.nodes ?? []), ...known].map(({ uuid, name }) => [uuid, name]))
    return inReadingOrder(
      uuids.map((uuid) => names.get(uuid) ?? 'Someone'),
      (name) => name,
    ).join(', ')
  }
  const edit = (
    { uuid, name, users: members, version }: GroupRow,
    value: { name: string; users: readonly string[] },
  ): ReturnType<typeof saveWithConflict> => {
    const before = members.map((member) => member.uuid)
    const added = value.users.filter((user) => !before.includes(user))
    const removed = before.filter((user) => !value.users.includes(user))
    const areMembersChanged = added.length + removed.length > 0
    let theirs: Members = members
    const mine = (): string[] => [
      ...theirs.flatMap((member) => (removed.includes(member.uuid) ? [] : [member.uuid])),
      ...added.filter((user) => theirs.every((member) => member.uuid !== user)),
    ]
    const changes: Record<string, unknown> = {
      ...(value.name !== name && { name: value.name }),
      ...(areMembersChanged && { members: namesOf(value.users, members) }),
    }
    const read = (current: Draft): Draft => {
      theirs = (current.users as { uuid: string; firstname: string; surname: string }[]).map((user) => ({
        uuid: user.uuid,
        name: `${user.firstname} ${user.surname}`,
      }))
      if (areMembersChanged) changes.members = namesOf(mine(), theirs)
      return {
        ...current,
        members: namesOf(
          theirs.map((member) => member.uuid),
          theirs,
        ),
      }
    }
    return saveWithConflict({ ask, what: 'group', controls, changes, read }, version, (current) =>
      client.mutate({
        mutation: EditUserGroupDocument,
        variables: {
          clientUuid: firm,
          uuid,
          ...(value.name !== name && { name: value.name }),
          ...(areMembersChanged && { users: mine() }),
          version: current,
        },
      }),
    )
  }
  return { edit, confirmDialog }
}
