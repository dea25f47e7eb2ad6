import { useApolloClient } from '@apollo/client/react'
import { roleLabels, type Role } from '@costdraft/schema/access/roles.ts'
import { counted } from '@costdraft/schema/text/in-words.ts'
import { refetchUsers } from '../../apollo/refetch-users.ts'
import { toastError } from '../../ui/toast-error.ts'
import { toaster, UNDO_DURATION } from '../../ui/toaster.ts'
import { LinkUsersDocument } from './people.operations.ts'
import { refusedPeople } from './refused-people.ts'

interface Named {
  uuid: string
  name: string
}
export const peopleText = (count: number): string => counted(count, 'person', 'people')

/** Gives people a role in a child client, all or none, and offers to take it away again. */
export function useLinkPeople({ uuid: clientUuid, name }: Named) {
  const client = useApolloClient()
  const set = async (people: readonly Named[], clientRole: Role | null): Promise<void> => {
    const links = people.map(({ uuid: userUuid }) => ({ userUuid, clientRole }))
    await client.mutate({ mutation: LinkUsersDocument, variables: { clientUuid, links } })
    refetchUsers(client)
  }
  const undo = async (people: readonly Named[]): Promise<void> => {
    await set(people, null)
    toaster.create({
      type: 'success',
      title: `${peopleText(people.length)} ${people.length === 1 ? 'has' : 'have'} no role in ${name} again.`,
    })
  }
  /** @throws FormProblems for people who were refused, any other error as it is */
  return async (people: readonly Named[], role: Role): Promise<void> => {
    await set(people, role).catch((error: unknown) => {
      throw refusedPeople(
        error,
        people.map((person) => person.name),
      )
    })
    toaster.create({
      type: 'success',
      title: `${peopleText(people.length)} added to ${name} as ${roleLabels[role]}.`,
      duration: UNDO_DURATION,
      action: {
        label: 'Undo',
        onClick: () => void undo(people).catch((error: unknown) => toastError(error, 'The roles were not taken away')),
      },
    })
  }
}
