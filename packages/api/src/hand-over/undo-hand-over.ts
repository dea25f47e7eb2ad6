import { UNDO_DAYS } from '@costdraft/schema/undo-days.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { audit } from '../audit/audit.ts'
import { Conflict } from '../errors/errors.ts'
import type { RequestContext } from '../http/request.ts'
import { deactivateUser } from '../users/user-changes.ts'
import { editableUser, userRow } from '../users/user-rows.ts'
import { assignCases } from './assign-cases.ts'
import { giveViews, withViewsOf } from './give-views.ts'
import { lastHandOver, type LastHandOver } from './last-hand-over.ts'
import { withinFirmsAround, type Client } from './leaver.ts'

/** What an undo gave back, and what has been changed since and stays where it is. */
interface Undone {
  cases: number
  kept_cases: number
  views: number
  kept_views: number
}

/**
 * `POST users/{user}/hand-over/undo`: lets the user sign in again and gives back what is still where it went. Throws
 * 409 where there is nothing to undo, or no longer.
 */
export async function undoHandOver(asked: RequestContext, uuid: string, now: Date) {
  const { tx, viewer } = asked
  const { client_uuid } = await userRow(tx, viewer, uuid)
  const client = client_uuid ?? ''
  await editableUser(tx, viewer, uuid)
  const { deactivated, ...undone } = await withinFirmsAround(tx, client, async (firms) => {
    const last = await lastHandOver(tx, uuid, now)
    if (!last || last.undone_at !== null) throw new Conflict('Nothing was handed over that could be given back.')
    if (last.is_late) throw new Conflict(`A hand-over can be undone for ${UNDO_DAYS} days. Assign the cases anew.`)
    return { ...(await giveBack(asked, last, firms)), deactivated: last.deactivated }
  })
  if (deactivated) await deactivateUser(asked, uuid, false)
  return { ...undone, user: await userRow(tx, viewer, uuid) }
}

async function giveBack(asked: RequestContext, last: LastHandOver, firms: readonly Client[]): Promise<Undone> {
  const { tx, viewer } = asked
  const { uuid, person_uuid, client_uuid, cases, views } = last
  const held = await stillWith(tx, last, firms)
  if (last.cases_to) await assignCases(asked, held, { from: last.cases_to, to: person_uuid })
  const given = await withViewsOf(tx, [last.views_to, person_uuid], async () => {
    const there = await givenViews(tx, last)
    await giveViews(tx, there, person_uuid)
    return there
  })
  if (last.reviews_to)
    await tx
      .updateTable('person')
      .set(last.absence)
      .where('uuid', '=', person_uuid)
      .where('deputy_uuid', '=', last.reviews_to)
      .where('away_until', 'is', null)
      .execute()
  await tx
    .updateTable('hand_over')
    .set({ undone_by: viewer.user_uuid, undone_at: sql`now()` })
    .where('uuid', '=', uuid)
    .execute()
  const undone = {
    cases: held.length,
    kept_cases: cases.length - held.length,
    views: given.length,
    kept_views: views.length - given.length,
  }
  await audit(
    tx,
    { client_uuid, case_uuid: null, entity: 'hand_over', entity_uuid: person_uuid, by: viewer.user_uuid },
    'removed',
    { before: { ...undone } },
  )
  return undone
}

/** The cases that went and are still with whoever took them over, locked. */
const stillWith = (tx: Tx, { cases_to, cases }: LastHandOver, firms: readonly Client[]) =>
  tx
    .selectFrom('case')
    .select('uuid')
    .where(sql<boolean>`uuid = any(${cases}::uuid[])`)
    .where('staff_member', '=', cases_to)
    .where('stage', '<>', 'complete')
    .where(sql<boolean>`client_uuid = any(${firms.map((firm) => firm.uuid)}::uuid[])`)
    .orderBy('uuid')
    .forUpdate()
    .execute()

/** The views that went and are still with whoever took them over, by the names that they had. */
async function givenViews(tx: Tx, { views_to, views }: LastHandOver) {
  const nameOf = new Map(views.map((view) => [view.uuid, view.name]))
  const rows = await tx
    .selectFrom('case_view')
    .select(['uuid', 'page'])
    .where(sql<boolean>`uuid = any(${[...nameOf.keys()]}::uuid[])`)
    .where('person_uuid', '=', views_to)
    .orderBy('uuid')
    .forUpdate()
    .execute()
  return rows.map(({ uuid, page }) => ({ uuid, page, name: nameOf.get(uuid) ?? '' }))
}
