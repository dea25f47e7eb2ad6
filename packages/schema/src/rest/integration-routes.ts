import { changedKinds, changeActions, CHANGES_PAGE } from '../changes/changed-kinds.ts'
import { MAX_ENTRIES } from '../bulk/entries.ts'
import { webhookChanges, webhookForm, webhookTypes } from '../webhooks/webhooks.ts'
import {
  anyRecord,
  anyText,
  body,
  bodyOf,
  changesOf,
  count,
  flag,
  listOf,
  orNull,
  pageOf,
  record,
  ref,
  uuid,
} from './json-schema.ts'
import type { RestRoute, RestRoutes } from './rest-route.ts'

const inChanges = (summary: string, more: Partial<RestRoute> = {}): RestRoute => ({ tag: 'Changes', summary, ...more })
const moment = { type: 'string', format: 'date-time' } as const

const changes: RestRoutes = {
  'GET /client/changes': inChanges('What happened to the records that the caller may read', {
    query: ['after', 'kinds', 'case', 'first'],
    answer: record({
      nodes: listOf(
        record({
          kind: { type: 'string', enum: changedKinds },
          uuid,
          case_uuid: orNull(uuid),
          client_uuid: uuid,
          action: { type: 'string', enum: changeActions },
          change_number: count,
          at: moment,
        }),
      ),
      end_cursor: anyText,
      has_next_page: flag,
    }),
    text: `\`after=now\` answers a cursor alone. ${CHANGES_PAGE.size} at once unless \`first\` says, at most ${CHANGES_PAGE.max}. A cursor that is too old, or of another caller, is 422.`,
  }),
}

const one = '/clients/webhook/:webhook'
const inWebhooks = (summary: string, more: Partial<RestRoute> = {}): RestRoute => ({
  tag: 'Webhooks',
  summary,
  needs: 'api_client:manage',
  ...more,
})
const webhook = record({
  uuid,
  client_uuid: uuid,
  url: anyText,
  types: listOf({ type: 'string', enum: webhookTypes }),
  description: orNull(anyText),
  state: anyText,
  version: count,
})

const webhooks: RestRoutes = {
  'GET /clients/webhook': inWebhooks('The webhooks of the caller’s firms', {
    query: ['client'],
    answer: listOf(webhook),
  }),
  'POST /clients/:client/webhook': inWebhooks('Adds a webhook; its secret is answered once', {
    body: bodyOf(webhookForm),
    answer: webhook,
    status: 201,
    isKeyed: true,
  }),
  [`GET ${one}`]: inWebhooks('A webhook', { answer: webhook, isVersioned: true }),
  [`PATCH ${one}`]: inWebhooks('Changes a webhook, or switches it on or off', {
    body: changesOf(webhookChanges),
    answer: webhook,
    isVersioned: true,
  }),
  [`DELETE ${one}`]: inWebhooks('Removes a webhook', { answer: 'nothing', isVersioned: true }),
  [`POST ${one}/secret`]: inWebhooks('Gives it a new secret; the one before signs beside it for 24 hours', {
    answer: anyRecord,
    isKeyed: true,
  }),
  [`GET ${one}/delivery`]: inWebhooks('What was sent to it or waits for it, the newest first', {
    query: ['first', 'after', 'state', 'from', 'to'],
    answer: pageOf(anyRecord),
  }),
  [`POST ${one}/resend`]: inWebhooks('Sends deliveries again: some, or those of a range', {
    body: body({ uuids: listOf(uuid), from: anyText, to: anyText }),
    answer: record({ count }),
  }),
}

const inBulk = (summary: string, entries: Readonly<Record<string, RestRoute['body']>>): RestRoute => ({
  tag: 'Cases',
  summary,
  needs: 'case:read',
  body: body(entries as never, Object.keys(entries)),
  answer: record({ results: listOf(anyRecord) }),
  isKeyed: true,
  text: `At most ${MAX_ENTRIES}. Each has its own result, in the order of the entries: one that is refused leaves the others as they are. Sent again with the same key, what was done is answered, and the rest is done.`,
})
const version = orNull({ type: ['string', 'integer'] })

const bulk: RestRoutes = {
  'POST /client/case/moves': inBulk('Moves many cases to other stages', {
    moves: listOf(body({ case: uuid, stage: anyText, from: orNull(anyText), version }, ['case', 'stage'])),
  }),
  'POST /client/case/edits': inBulk('Changes many cases and their certificates', {
    edits: listOf(
      body({ case: uuid, area: anyText, changes: orNull(anyRecord), certificate: orNull(anyRecord), version }, [
        'case',
        'area',
      ]),
    ),
  }),
  'POST /client/case/outputs': inBulk('Starts making the documents of many complete cases', {
    cases: listOf(body({ case: uuid }, ['case'])),
  }),
  'POST /client/case/rows': inBulk('Adds rows to many cases', {
    rows: listOf(body({ case: uuid, kind: anyText, item: anyRecord }, ['case', 'kind', 'item'])),
  }),
  'POST /client/case/lists': {
    tag: 'Rows of a case',
    summary: 'The first page of one list of many cases',
    needs: 'case:read',
    body: anyRecord,
    answer: record({ cases: listOf(orNull(anyRecord)) }),
    isRead: true,
    text: 'Null stands for a case that the caller may not read.',
  },
  'GET /client/fee-earner': {
    tag: 'Clients',
    summary: 'Fee earners of the caller’s firms, by uuid or external id',
    needs: 'client:read',
    query: ['uuid', 'external_system', 'external_id', 'client'],
    answer: listOf(ref('FeeEarner')),
  },
}

/** What programs follow and do in bulk: changes, webhooks, many cases in one request, records by external ids. */
export const integrationRoutes: RestRoutes = { ...changes, ...webhooks, ...bulk }
