import { stages } from '@costdraft/costing'
import { feeEarner, client, newClient, site } from '../clients/clients.ts'
import {
  anyRecord,
  anyText,
  body,
  bodyOf,
  changesOf,
  count,
  day,
  flag,
  listOf,
  orNull,
  pageOf,
  record,
  ref,
  uuid,
  withKeys,
} from './json-schema.ts'
import type { RestRoute, RestRoutes } from './rest-route.ts'
import { EXTERNAL_ID, PAGE } from './people-parts.ts'

const inClients = (summary: string, more: Partial<RestRoute> = {}): RestRoute => ({ tag: 'Clients', summary, ...more })
const revaluation = { isRead: true, answer: anyRecord, needs: 'client:edit' } as const
const FROM = { from: { ...day, description: 'The day from which grade, site, type and panel membership hold.' } }
const named = record({ uuid, name: anyText })
const namedOrNull = orNull(named)
const parentBody = body({ parent: orNull(uuid) }, ['parent'])
const MERGES = 'For a system administrator, and the owner of the client above both.'
const whose = { type: 'string', enum: ['kept', 'merged'] } as const
const mergeChoices = {
  type: 'object',
  additionalProperties: whose,
  description: 'Whose holds, by the keys of collisions.',
} as const
const mergePreview = record({
  stamp: anyText,
  kept: named,
  merged: named,
  counts: listOf(record({ kind: anyText, count })),
  collisions: listOf(
    record({
      ...{ kind: anyText, key: anyText, name: anyText, outcome: anyText, blocks: flag },
      choices: orNull(record({ kept: anyText, merged: anyText })),
    }),
  ),
  cases: anyRecord,
})

const stage = { type: 'string', enum: stages } as const

/** Clients with their sites and fee earners: added, changed, removed, merged. */
export const clientRoutes: RestRoutes = {
  'GET /clients': inClients('The clients that the caller may read', {
    query: [...PAGE, 'search', 'sra_number', 'type', 'archived', 'parent', ...EXTERNAL_ID],
    answer: pageOf(ref('Client')),
    needs: 'client:read',
    text: '`sra_number` is compared without spaces and without regard to case.',
  }),
  'POST /clients': inClients('Adds a client below the caller’s own', {
    body: withKeys(bodyOf(newClient), { sites: listOf(anyRecord), fee_earners: listOf(anyRecord) }, ['sites']),
    answer: ref('Client'),
    status: 201,
    isKeyed: true,
    needs: 'client:create',
    text: 'In this body the `site` of a fee earner is the index of a site in `sites`, from 0.',
  }),
  'GET /clients/:client': inClients('A client', { answer: ref('Client'), isVersioned: true, needs: 'client:read' }),
  'PATCH /clients/:client': inClients('Changes a client', {
    body: changesOf(client),
    answer: ref('Client'),
    isVersioned: true,
    needs: 'client:edit',
  }),
  'GET /clients/:client/archive': inClients('What archiving a client touches, in numbers', {
    answer: record({
      stages: listOf(record({ stage, cases: count })),
      users: count,
      fee_earners: count,
      api_clients: count,
      webhooks: count,
      children: count,
    }),
    needs: 'client:archive',
  }),
  'POST /clients/:client/archive': inClients('Archives a client: its cases can be read alone', {
    answer: ref('Client'),
    needs: 'client:archive',
  }),
  'POST /clients/:client/restore': inClients('Brings an archived client back', {
    answer: ref('Client'),
    needs: 'client:archive',
  }),
  'GET /clients/removal': inClients('Clients, offices and fee earners that were removed in the last thirty days', {
    query: ['client'],
    answer: listOf(ref('Removal')),
    needs: 'client:edit',
    text: 'Those that the caller may bring back; clients for whoever may archive them.',
  }),
  'DELETE /clients/:client': inClients('Removes a client without cases', {
    answer: 'nothing',
    isVersioned: true,
    needs: 'client:archive',
    text: 'It can be brought back for thirty days.',
  }),
  'POST /clients/:client/restore-removal': inClients('Brings a removed client back', {
    answer: ref('Client'),
    needs: 'client:archive',
  }),
  'POST /clients/:client/parent/preview': inClients('What ends if another client comes to stand above this one', {
    body: parentBody,
    answer: record({ from: namedOrNull, to: namedOrNull, roles: count, api_clients: count, cases: count }),
    isRead: true,
    text: 'For a system administrator alone.',
  }),
  'POST /clients/:client/parent': inClients('Puts a client below another one, or below none', {
    body: parentBody,
    answer: ref('Client'),
    isVersioned: true,
    text: 'For a system administrator alone. Roles in the client of people of the client above it end at once.',
  }),
  'POST /clients/:client/merge/preview': inClients(
    'What would become of two clients if one were merged into this one',
    {
      body: body({ client: uuid, choices: mergeChoices }, ['client']),
      answer: mergePreview,
      isRead: true,
      text: MERGES,
    },
  ),
  'POST /clients/:client/merge': inClients('Merges another client into this one; it cannot be undone', {
    body: body({ client: uuid, stamp: anyText, choices: mergeChoices }, ['client', 'stamp']),
    answer: ref('Client'),
    isKeyed: true,
    text: `${MERGES} \`stamp\` is that of the preview: where anything was changed since, the merge is refused.`,
  }),
  'GET /clients/:client/children': inClients('The child clients in which the caller has a role', {
    query: ['action'],
    answer: listOf(ref('Client')),
    needs: 'client:read',
  }),
  'GET /clients/:client/users': inClients('The people who may be named in cases of the client', {
    answer: listOf(anyRecord),
    needs: 'client:read',
  }),
  'GET /clients/:client/sites': inClients('The offices of a client', {
    answer: listOf(ref('Site')),
    needs: 'client:read',
  }),
  'POST /clients/:client/sites': inClients('Adds an office', {
    body: bodyOf(site),
    answer: ref('Site'),
    status: 201,
    isKeyed: true,
    needs: 'client:edit',
    text: '`case:create` allows it too.',
  }),
  'PATCH /clients/:client/sites/:site': inClients('Corrects an office; open cases are priced anew', {
    body: changesOf(site),
    answer: ref('Site'),
    isVersioned: true,
    needs: 'client:edit',
  }),
  'POST /clients/:client/sites/:site/preview': inClients('Which open cases a correction of an office would change', {
    body: changesOf(site),
    ...revaluation,
  }),
  'DELETE /clients/:client/sites/:site': inClients('Removes an office without people and cases', {
    answer: 'nothing',
    isVersioned: true,
    needs: 'client:edit',
    text: 'It can be brought back for thirty days. The headquarters goes last.',
  }),
  'POST /clients/:client/sites/:site/restore-removal': inClients('Brings a removed office back', {
    answer: ref('Site'),
    needs: 'client:edit',
  }),
  'GET /client/:client/fee-earner': inClients('The fee earners of a client', {
    answer: listOf(ref('FeeEarner')),
    needs: 'client:read',
  }),
  'POST /client/:client/fee-earner': inClients('Adds a fee earner', {
    body: bodyOf(feeEarner),
    answer: ref('FeeEarner'),
    status: 201,
    isKeyed: true,
    needs: 'client:edit',
    text: '`case:create` allows it too.',
  }),
  'PATCH /client/:client/fee-earner/:earner': inClients('Changes a fee earner from a day; open cases are priced anew', {
    body: withKeys(changesOf(feeEarner), FROM),
    answer: ref('FeeEarner'),
    isVersioned: true,
    needs: 'client:edit',
    text: 'Without `from` the period in force today is corrected.',
  }),
  'POST /client/:client/fee-earner/:earner/preview': inClients('Which open cases a change of a fee earner would move', {
    body: withKeys(changesOf(feeEarner), FROM),
    ...revaluation,
  }),
  'POST /client/:client/fee-earner/:earner/retirement': inClients('Retires a fee earner from a day, or takes it back', {
    body: body({ from: orNull(day) }, ['from']),
    answer: ref('FeeEarner'),
    isVersioned: true,
    needs: 'client:edit',
    text: 'New work of that day or a later one may not name them; what stands stays.',
  }),
  'DELETE /client/:client/fee-earner/:earner': inClients('Removes a fee earner whom nothing names', {
    answer: 'nothing',
    isVersioned: true,
    needs: 'client:edit',
    text: 'They can be brought back for thirty days.',
  }),
  'POST /client/:client/fee-earner/:earner/restore-removal': inClients('Brings a removed fee earner back', {
    answer: ref('FeeEarner'),
    needs: 'client:edit',
  }),
  'DELETE /client/:client/fee-earner/:earner/period/:from': inClients('Joins a period to the one before it', {
    answer: ref('FeeEarner'),
    isVersioned: true,
    needs: 'client:edit',
  }),
}
