import type {
  PeopleChoices,
  PeopleImported,
  PeopleImportRecords,
  PeoplePreview,
  PeopleUndone,
} from '@costdraft/schema/people-import/people-import.ts'
import { as, instance } from './instance.ts'
import { sheetsAt } from './sheet-uploads.ts'

/** Calls about the imports of people of a client, as a person. */
export function peopleOf(email: string, client: string, urls: typeof instance = instance) {
  const { rest, ...calls } = sheetsAt<PeopleChoices, PeoplePreview, PeopleImported, PeopleUndone>(
    email,
    `users/clients/${client}/import`,
    'people.csv',
    urls,
  )
  return { ...calls, list: () => rest<PeopleImportRecords>('GET', calls.at) }
}

interface User {
  uuid: string
  firstname: string
  surname: string
  email_address: string
  client_role: string
  site_uuid: string
  solicitor_sra_number: string | null
  deactivated_at: string | null
  children_clients: Record<string, { name: string; role: string }>
  version: number
}

/** The users of a client, those who are deactivated too, by e-mail address. */
export async function usersOf(email: string, client: string): Promise<Map<string, User>> {
  const { rest } = as(email)
  const active = await rest<User[]>('GET', `users?client=${client}`)
  const gone = await rest<User[]>('GET', `users?client=${client}&deactivated=true`)
  return new Map([...active.body, ...gone.body].map((user) => [user.email_address, user]))
}

/** All that an import reaches of a client: its users with their roles in child clients, and its fee earners. */
export async function peopleState(email: string, client: string): Promise<unknown> {
  const { body: earners } = await as(email).rest<unknown>('GET', `client/${client}/fee-earner`)
  return {
    // Versions and times go on, as they do with any other undo.
    users: [...(await usersOf(email, client)).values()].map(({ version: _version, ...user }) =>
      Object.fromEntries(Object.entries(user).filter(([key]) => !key.startsWith('updated_at'))),
    ),
    earners,
  }
}

/** The lines of a sheet of people, below its headings. */
export const sheet = (headings: string, ...lines: string[]): string => [headings, ...lines].join('\n')
