import { can, isOwnOrChildClient } from '@costdraft/schema/access/can.ts'
import { MAX_LINKS } from '@costdraft/schema/users/many-links.ts'
import { isUuid } from '@costdraft/schema/uuid.ts'
import { Conflict, Forbidden, NotFound, ValidationError } from '../errors/errors.ts'
import { draftOf, withPathPrefix } from '../http/body.ts'
import type { RequestContext } from '../http/request.ts'
import { setLink, type LinkRole } from './client-links.ts'

/** A user and the role that the user gets, as the request names them. */
interface NamedLink {
  uuid: string
  role: LinkRole
}

const names = new Map([
  ['uuid', 'uuid'],
  ['clientRole', 'client_role'],
])

/** The links in a request body. Throws 422 where it is no list of users. */
function linksIn(body: unknown): NamedLink[] {
  const { users } = draftOf(new Map([['users', 'users']]), body)
  if (!Array.isArray(users) || users.length === 0) throw new ValidationError({ users: 'Choose at least one user.' })
  if (users.length > MAX_LINKS)
    throw new ValidationError({ users: `Choose at most ${MAX_LINKS} users at once; these are ${users.length}.` })
  return users.map((one: unknown, i) => {
    const { uuid, clientRole } = withPathPrefix(`users.${i}`, () => draftOf(names, one))
    return { uuid: typeof uuid === 'string' ? uuid.toLowerCase() : '', role: clientRole as LinkRole }
  })
}

/**
 * Throws unless the client has one above it in which the viewer may edit users: Forbidden where the viewer knows the
 * client, otherwise NotFound. Throws Conflict where it is archived.
 */
async function assertMayLink({ tx, viewer }: RequestContext, client: string): Promise<void> {
  const child = await tx
    .selectFrom('client')
    .select(['parent_uuid', 'archived_at'])
    .where('uuid', '=', client)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (!child || child.parent_uuid === null) throw new NotFound()
  if (!can(viewer, 'client:edit_users', { client_uuid: child.parent_uuid }))
    throw isOwnOrChildClient(viewer, client) ? new Forbidden() : new NotFound()
  if (child.archived_at !== null) throw new Conflict('This client is archived. Restore it to change it.')
}

/** Why one user was not linked. Throws what is no refusal of that user. */
function sentenceOf(error: unknown): string {
  if (error instanceof NotFound) return 'Choose from the people of the firm above.'
  if (error instanceof Forbidden) return error.message
  if (error instanceof ValidationError) return Object.values(error.details).join(' ')
  throw error
}

/**
 * `POST clients/{client}/users`: gives several users a role in a child client, each by the rules of one (`setLink`),
 * or takes it away with `no_access`. All or none: throws 422 with a sentence for each user that was refused, at
 * `users.{index}`. The same request again changes nothing.
 */
export async function setLinks(asked: RequestContext, client: string) {
  if (!isUuid(client)) throw new NotFound()
  await assertMayLink(asked, client)
  const links = linksIn(asked.req.body)
  const problems: Record<string, string> = {}
  // In the order of their ids, in which any other request locks the same people.
  for (const [i, { uuid, role }] of [...links.entries()].toSorted(([, a], [, b]) => (a.uuid < b.uuid ? -1 : 1))) {
    const isTwice = links.some((other, at) => at < i && other.uuid === uuid)
    const problem = isTwice
      ? 'This user is in the list twice.'
      : await setLink(asked, client, uuid, role).then(() => undefined, sentenceOf)
    if (problem !== undefined) problems[`users.${i}`] = problem
  }
  if (Object.keys(problems).length > 0) throw new ValidationError(problems)
  return { users: links.map(({ uuid, role }) => ({ uuid, client_role: role })) }
}
