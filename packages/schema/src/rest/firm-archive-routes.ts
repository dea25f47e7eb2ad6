import { firmArchiveStates } from '../firm-archive/firm-archive.ts'
import { anyText, body, count, listOf, orNull, record, time, uuid } from './json-schema.ts'
import type { RestRoute, RestRoutes } from './rest-route.ts'

/** With its milliseconds. */
const exactTime = { type: 'string', format: 'date-time' } as const
const archive = record({
  uuid,
  state: { type: 'string', enum: [...firmArchiveStates] },
  progress: orNull(record({ made: count, of: count, name: orNull(anyText) })),
  error: orNull(anyText),
  ...{ requested_by: uuid, requested_by_name: anyText, requested_at: time, requested_at_ms: exactTime },
  ...{ made_at: orNull(time), made_at_ms: orNull(exactTime) },
  ...{ expires_at: orNull(time), expires_at_ms: orNull(exactTime) },
  ...{ size: orNull(count), sha256: orNull(anyText) },
  counts: orNull(record({ cases: count, people: count, rows: count, files: count, missing: count })),
})

const ofOwner = (summary: string, more: Partial<RestRoute> = {}): RestRoute => ({
  tag: 'Clients',
  summary,
  needs: 'client:export',
  ...more,
})
const PEOPLE = 'For people alone: an API client is refused, whatever its role.'

/** Archives of all data of a client. */
export const firmArchiveRoutes: RestRoutes = {
  'GET /clients/:client/firm-archive': ofOwner('The archives of all data of a client, the newest first', {
    answer: record({ archives: listOf(archive) }),
    text: PEOPLE,
  }),
  'POST /clients/:client/firm-archive': ofOwner('Asks for an archive of all data of a client', {
    body: body({ current_password: anyText }),
    answer: archive,
    status: 202,
    text: `Answers the one that is being made, if there is one. It takes the present password of the caller, unless people sign in at a host of your own. Three are kept, each for seven days. ${PEOPLE}`,
  }),
  'GET /clients/:client/firm-archive/:archive/file': ofOwner('An archive of all data of a client, as a ZIP file', {
    answer: 'file',
    text: PEOPLE,
  }),
  'DELETE /clients/:client/firm-archive/:archive': ofOwner('Deletes an archive, or stops making it', {
    answer: 'nothing',
    text: PEOPLE,
  }),
}
