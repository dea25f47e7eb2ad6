import type {
  PeopleChoices,
  PeopleImported,
  PeopleImportRecords,
  PeoplePreview,
  PeopleUndone,
} from '@costdraft/schema/people-import/people-import.ts'
import { as, callerOf, instance } from './instance.ts'
import { signIn } from './sign-in.ts'

type Refusal = { message: string; details: Record<string, string>; failed?: PeopleImported['failed'] }
interface Sent {
  choices?: PeopleChoices | string
  query?: string
  headers?: Record<string, string>
  name?: string
  /** By default the API itself. */
  host?: string
}

/** Calls about the imports of people of a client, as a person. */
export function peopleOf(email: string, client: string, urls: typeof instance = instance) {
  const at = `users/clients/${client}/import`
  const { rest } = callerOf(urls, async () => (await signIn(urls, email)).access_token)
  const send = async (
    path: string,
    file: string | Buffer,
    { choices, query = '', headers = {}, name = 'people.csv', host = urls.apiUrl }: Sent = {},
  ): Promise<{ status: number; text: string; headers: Headers }> => {
    const form = new FormData()
    form.append('file', new Blob([new Uint8Array(Buffer.from(file))]), name)
    if (choices !== undefined) form.append('choices', typeof choices === 'string' ? choices : JSON.stringify(choices))
    const { access_token } = await signIn(urls, email)
    const answer = await fetch(`${host}/${at}${path}${query}`, {
      method: 'POST',
      body: form,
      headers: { authorization: `Bearer ${access_token}`, ...headers },
    })
    return { status: answer.status, text: await answer.text(), headers: answer.headers }
  }
  const json = async <T>(path: string, file: string | Buffer, sent?: Sent) => {
    const { status, text } = await send(path, file, sent)
    return { status, body: JSON.parse(text) as T & Refusal }
  }
  return {
    at,
    preview: (file: string | Buffer, choices?: Sent['choices'], sent: Sent = {}) =>
      json<PeoplePreview>('/preview', file, { ...sent, ...(choices !== undefined && { choices }) }),
    take: (file: string | Buffer, sent?: Sent) => json<PeopleImported>('', file, sent),
    failed: (file: string | Buffer, sent?: Sent) => send('/failed', file, sent),
    list: () => rest<PeopleImportRecords>('GET', at),
    undo: (uuid: string) => rest<PeopleUndone & Refusal>('DELETE', `${at}/${uuid}`),
  }
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
