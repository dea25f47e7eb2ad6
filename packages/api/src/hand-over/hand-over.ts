import { handOver, handedOverKinds, type HandedOver } from '@costdraft/schema/users/leaving.ts'
import { wireNames } from '@costdraft/schema/names.ts'
import { londonDay } from '@costdraft/schema/london-day.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { withinClient } from '../access/within-client.ts'
import { audit } from '../audit/audit.ts'
import { Forbidden, ValidationError } from '../errors/errors.ts'
import { draftOf, objectOf, validated, withPathPrefix } from '../http/body.ts'
import type { RequestContext } from '../http/request.ts'
import { notifyHandedOver } from '../notifications/notify-handed-over.ts'
import { absenceColumns, type AbsenceColumns } from '../users/absence.ts'
import { deactivateUser } from '../users/user-changes.ts'
import { editableUser, userRow } from '../users/user-rows.ts'
import { heldCases, reviewsByFirm } from './held.ts'
import { firmsClosedTo, lockPeople, receiverOf, withinFirmsAround, type Client } from './leaver.ts'
import { assignCases } from './assign-cases.ts'
import { giveViews, heldViews, withViewsOf } from './give-views.ts'

/** Who takes over what of whom: a user's uuid by kind. */
type Receivers = Partial<Record<HandedOver, string>>
interface Leaver {
  uuid: string
  client_uuid: string
  firms: readonly Client[]
  isActive: boolean
  /** The absence that was there before. */
  absence: AbsenceColumns
}

const WHO = 'Choose an active user of this firm, or of its parent firm with a role in it.'
const names = wireNames(handOver)

function receiversIn(body: unknown): Receivers {
  const { to, ...rest } = objectOf(body)
  const [unknown] = Object.keys(rest)
  if (unknown !== undefined) throw new ValidationError({ [unknown.slice(0, 100)]: 'This field is not known.' })
  return withPathPrefix('to', () => {
    const value = validated(handOver, draftOf(names, to ?? {}))
    return Object.fromEntries(
      handedOverKinds.flatMap((kind) => (value[kind] == null ? [] : [[kind, value[kind].toLowerCase()]])),
    )
  })
}

/** Throws 422 naming whoever cannot read the cases that they would take over, with the firms of these. */
async function assertMayReceive(
  tx: Tx,
  { uuid, client_uuid }: Leaver,
  receivers: Receivers,
  firmsOf: Readonly<Record<HandedOver, readonly string[]>>,
): Promise<void> {
  const problems: Record<string, string> = {}
  for (const kind of handedOverKinds) {
    const to = receivers[kind]
    if (to === undefined) continue
    const receiver = to === uuid ? undefined : await receiverOf(tx, client_uuid, to)
    if (!receiver || (kind === 'views' && receiver.client_uuid !== client_uuid)) {
      problems[`to.${kind}`] = kind === 'views' ? 'Choose an active user of this firm.' : WHO
      continue
    }
    const closed = await firmsClosedTo(tx, to, firmsOf[kind])
    if (closed.length > 0)
      problems[`to.${kind}`] =
        `${receiver.name} cannot read the cases of ${closed.join(', ')}. Choose somebody else, or give them a role there first.`
  }
  if (Object.keys(problems).length > 0) throw new ValidationError(problems)
}

/**
 * `POST users/{user}/hand-over`: hands what is asked for over to others and deactivates the user, in one transaction.
 * All of a kind goes, also what the viewer may not read; comments keep their author.
 */
export async function handOverUser(asked: RequestContext, uuid: string, now: Date) {
  const { tx, viewer } = asked
  const receivers = receiversIn(asked.req.body)
  if (!(await userRow(tx, viewer, uuid)).may_edit) throw new Forbidden()
  await lockPeople(tx, [uuid, ...Object.values(receivers)])
  const { client_uuid, deactivated_at } = await editableUser(tx, viewer, uuid)
  // What they hold is found before they are deactivated, and all of it is undone with a refusal.
  const client = client_uuid ?? ''
  const absence = await tx
    .selectFrom('person')
    .select(absenceColumns)
    .where('uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  const { handed, reviews } = await withinFirmsAround(tx, client, (firms) =>
    handAllOver(
      asked,
      { uuid, client_uuid: client, firms, isActive: deactivated_at === null, absence },
      receivers,
      now,
    ),
  )
  await deactivateUser(asked, uuid, true)
  await withinClient(tx, client, () =>
    notifyHandedOver(tx, { client, person: uuid, actor: viewer.user_uuid, ...handed, reviews }),
  )
  return userRow(tx, viewer, uuid)
}

async function handAllOver(asked: RequestContext, leaver: Leaver, receivers: Receivers, now: Date) {
  const { tx } = asked
  const { uuid, client_uuid, firms } = leaver
  const cases = receivers.cases === undefined ? [] : await heldCases(tx, uuid, firms, { isLocked: true })
  const reviews = receivers.reviews === undefined ? [] : await reviewsByFirm(tx, uuid, firms)
  const viewsTo = receivers.views
  const withViews = <T>(work: () => Promise<T>): Promise<T> => withViewsOf(tx, [uuid, viewsTo ?? null], work)
  const views = viewsTo === undefined ? [] : await withViews(() => heldViews(tx, uuid))
  await assertMayReceive(tx, leaver, receivers, {
    cases: [...new Set([client_uuid, ...cases.map((one) => one.client_uuid)])],
    reviews: [...new Set([client_uuid, ...reviews.map((one) => one.client_uuid)])],
    views: [client_uuid],
  })
  if (receivers.cases) await assignCases(asked, cases, { from: uuid, to: receivers.cases })
  if (viewsTo) await withViews(() => giveViews(tx, views, viewsTo))
  if (receivers.reviews) await sendReviewsTo(tx, uuid, receivers.reviews, londonDay(now))
  const handed = {
    cases_to: receivers.cases ?? null,
    reviews_to: receivers.reviews ?? null,
    views_to: receivers.views ?? null,
    cases: cases.map((one) => one.uuid),
    views: views.map((view) => ({ uuid: view.uuid, name: view.name })),
  }
  if (Object.keys(receivers).length > 0) await record(asked, leaver, handed, now)
  return { handed, reviews: reviews.reduce((sum, { count }) => sum + count, 0) }
}

/** From today for good, what is sent for review goes to the deputy. */
const sendReviewsTo = (tx: Tx, uuid: string, deputy: string, today: string): Promise<unknown> =>
  tx
    .updateTable('person')
    .set({ away_from: today, away_until: null, deputy_uuid: deputy })
    .where('uuid', '=', uuid)
    .execute()

type Handed = Awaited<ReturnType<typeof handAllOver>>['handed']

/** Keeps what went, so that it can be undone, with its line of the audit trail. */
async function record(
  { tx, viewer }: RequestContext,
  { uuid, client_uuid, isActive, absence }: Leaver,
  { views, ...handed }: Handed,
  now: Date,
): Promise<void> {
  await tx
    .insertInto('hand_over')
    .values({
      client_uuid,
      person_uuid: uuid,
      ...handed,
      cases: sql`${handed.cases}::uuid[]`,
      views: JSON.stringify(views),
      absence: JSON.stringify(absence),
      deactivated: isActive,
      handed_by: viewer.user_uuid,
      handed_at: now.toISOString(),
    })
    .execute()
  const { cases_to, reviews_to, views_to } = handed
  await audit(
    tx,
    { client_uuid, case_uuid: null, entity: 'hand_over', entity_uuid: uuid, by: viewer.user_uuid },
    'added',
    { after: { cases_to, reviews_to, views_to, cases: handed.cases.length, views: views.length } },
  )
}
