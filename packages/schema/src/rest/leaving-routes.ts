import { stages } from '@costdraft/costing'
import { absence, handOver } from '../users/leaving.ts'
import { anyText, body, bodyOf, count, listOf, orNull, record, ref, time, uuid } from './json-schema.ts'
import type { RestRoutes } from './rest-route.ts'
import { inUsers } from './people-parts.ts'

const stage = { type: 'string', enum: stages } as const

const heldCase = record({
  uuid,
  client_uuid: uuid,
  client_name: orNull(anyText),
  case_name: anyText,
  solicitors_case_reference: anyText,
  stage,
})
const undoable = record({
  handed_at: time,
  ends_at: time,
  by_name: anyText,
  cases: count,
  views: count,
  cases_to: orNull(anyText),
  reviews_to: orNull(anyText),
  views_to: orNull(anyText),
})
/** What a leaver holds goes to others, and who stands in for whoever is away. */
export const leavingRoutes: RestRoutes = {
  'GET /users/:user/hand-over': inUsers('How much there is to hand over of a user who leaves', {
    answer: record({
      cases: count,
      reviews: count,
      views: count,
      case_list: listOf(heldCase),
      undoable: orNull(undoable),
    }),
    needs: 'client:edit_users',
    text: 'Cases are listed where the caller may read them.',
  }),
  'POST /users/:user/hand-over': inUsers('Hands what a user holds over to others, and deactivates the user', {
    body: body({ to: bodyOf(handOver) }, ['to']),
    answer: ref('User'),
    isVersioned: true,
    needs: 'client:edit_users',
    text: 'All of a kind goes; a kind without a receiver stays as it is.',
  }),
  'POST /users/:user/hand-over/undo': inUsers('Gives back what was handed over, and restores the user', {
    answer: record({ user: ref('User'), cases: count, kept_cases: count, views: count, kept_views: count }),
    needs: 'client:edit_users',
    text: 'For thirty days. What went elsewhere since stays there.',
  }),
  'POST /users/user/absence': inUsers('Says when the caller is away, and who stands in', {
    body: bodyOf(absence),
    answer: ref('User'),
  }),
  'DELETE /users/user/absence': inUsers('Ends the absence of the caller', { answer: ref('User') }),
  'POST /users/:user/absence': inUsers('Says when a user is away, and who stands in', {
    body: bodyOf(absence),
    answer: ref('User'),
    needs: 'client:edit_users',
  }),
  'DELETE /users/:user/absence': inUsers('Ends the absence of a user', {
    answer: ref('User'),
    needs: 'client:edit_users',
  }),
}
