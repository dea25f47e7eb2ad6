import { administrationKindNames } from '../administration-audit/administration-kinds.ts'
import { anyRecord, anyText, orNull, pageOf, record, time, uuid } from './json-schema.ts'
import { PAGE, inUsers } from './people-parts.ts'
import type { RestRoutes } from './rest-route.ts'

const administrationChange = record({
  id: { type: 'integer' },
  entity: { type: 'string', enum: administrationKindNames },
  entity_uuid: uuid,
  client_uuid: orNull(uuid),
  client_name: orNull(anyText),
  by: uuid,
  by_name: anyText,
  at: time,
  at_ms: { type: 'string', format: 'date-time' },
  action: anyText,
  before: orNull(anyRecord),
  after: orNull(anyRecord),
  network: orNull({ ...anyText, description: 'The part of the network from which it was done: 203.0.113.0/24.' }),
  names: { ...anyRecord, description: 'What the uuids in it are called, by uuid.' },
})

/** Who changed what of firms and people. */
export const administrationRoutes: RestRoutes = {
  'GET /users/audit': inUsers('Who changed what of firms and people, the newest first', {
    query: [...PAGE, 'client', 'by', 'kind', 'record', 'from', 'to'],
    answer: pageOf(administrationChange),
    needs: 'audit:read',
    text: 'A system administrator is answered what is about system administrators.',
  }),
}
