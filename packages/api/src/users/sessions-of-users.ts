import { endSession, endSessions, grantOf, sessionsOf } from '../access/sessions.ts'
import { audit } from '../audit/audit.ts'
import { NotFound } from '../errors/errors.ts'
import type { RequestContext } from '../http/request.ts'
import { administeredUser } from './user-rows.ts'

const userOf = ({ tx, viewer, req }: RequestContext) => administeredUser(tx, viewer, String(req.params.user))

/** Writes into the audit trail whose sign-ins were ended, and how many. */
const auditEnded = (
  { tx, viewer }: RequestContext,
  { uuid, client_uuid }: { uuid: string; client_uuid: string | null },
  sessions: number,
): Promise<void> =>
  audit(tx, { client_uuid, case_uuid: null, entity: 'session', entity_uuid: uuid, by: viewer.user_uuid }, 'removed', {
    before: { sessions },
  })

/** `GET users/{user}/sessions`: the sessions of a user whom the viewer may edit. */
export async function sessionsOfUser(asked: RequestContext) {
  const { uuid } = await userOf(asked)
  return sessionsOf(asked.tx, uuid, grantOf(asked.req.headers.authorization))
}

/** `DELETE users/{user}/sessions/{session}`. */
export async function endSessionOfUser(asked: RequestContext): Promise<undefined> {
  const user = await userOf(asked)
  if (!(await endSession(asked.tx, user.uuid, String(asked.req.params.session)))) throw new NotFound()
  await auditEnded(asked, user, 1)
}

/** `DELETE users/{user}/sessions`: ends all, except that of this request where it is one's own. */
export async function endSessionsOfUser(asked: RequestContext): Promise<undefined> {
  const user = await userOf(asked)
  const own = grantOf(asked.req.headers.authorization)
  const ending = (await sessionsOf(asked.tx, user.uuid, own)).filter(({ current }) => !current)
  await endSessions(asked.tx, user.uuid, own)
  if (ending.length > 0) await auditEnded(asked, user, ending.length)
}
