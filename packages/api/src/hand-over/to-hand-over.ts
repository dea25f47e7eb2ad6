import { can } from '@costdraft/schema/access/can.ts'
import { Forbidden } from '../errors/errors.ts'
import type { RequestContext } from '../http/request.ts'
import { userRow } from '../users/user-rows.ts'
import { heldViews, withViewsOf } from './give-views.ts'
import { heldCases, reviewsByFirm } from './held.ts'
import { lastHandOver, type LastHandOver } from './last-hand-over.ts'
import { withinFirmsAround } from './leaver.ts'

/** How many cases are listed by name. */
const LISTED = 250

const undoable = (last: LastHandOver | undefined) =>
  last === undefined || last.undone_at !== null || last.is_late
    ? null
    : {
        handed_at: last.handed_at,
        ends_at: last.ends_at,
        by_name: last.by_name,
        cases: last.cases.length,
        views: last.views.length,
        cases_to: last.cases_to_name,
        reviews_to: last.reviews_to_name,
        views_to: last.views_to_name,
      }

/**
 * `GET users/{user}/hand-over`: how much there is to hand over of a user, by kind, and what of an earlier hand-over can
 * be undone. Cases are named where the viewer may read them.
 */
export async function toHandOver({ tx, viewer }: RequestContext, uuid: string, now: Date) {
  const { client_uuid, may_edit } = await userRow(tx, viewer, uuid)
  if (!may_edit || client_uuid === null) throw new Forbidden()
  const held = await withinFirmsAround(tx, client_uuid, async (firms) => ({
    nameOf: new Map(firms.map((firm) => [firm.uuid, firm.name])),
    cases: await heldCases(tx, uuid, firms),
    reviews: await reviewsByFirm(tx, uuid, firms),
    views: await withViewsOf(tx, [uuid], () => heldViews(tx, uuid)),
    last: await lastHandOver(tx, uuid, now),
  }))
  const readable = held.cases.filter((one) => can(viewer, 'case:read', { client_uuid: one.client_uuid }))
  return {
    cases: held.cases.length,
    reviews: held.reviews.reduce((sum, { count }) => sum + count, 0),
    views: held.views.length,
    case_list: readable
      .slice(0, LISTED)
      .map((one) => ({ ...one, client_name: held.nameOf.get(one.client_uuid) ?? null })),
    undoable: undoable(held.last),
  }
}
