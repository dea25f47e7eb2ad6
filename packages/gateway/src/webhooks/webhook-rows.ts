import { idempotencyHeader, ifMatchHeader } from '../upstream/headers.ts'
import { nothing, picked } from '../upstream/host-call.ts'
import type { RequestHosts } from '../upstream/request-hosts.ts'
import type { Page, Row } from '../upstream/rows.ts'

declare module '../context/context.ts' {
  interface Admin {
    webhooks: Webhooks
  }
}

/** A webhook as hosts answer it. */
export interface WebhookRow {
  uuid: string
  client_uuid: string
  url: string
  types: string[]
  description: string | null
  state: 'enabled' | 'disabled'
  version?: number | null
}
export interface WebhookSecretRow extends WebhookRow {
  secret: string
}
/** An event at a webhook, likewise. */
export interface WebhookDeliveryRow {
  uuid: string
  event_uuid: string
  type: string
  case_uuid: string
  state: 'pending' | 'delivered' | 'failed'
  attempts: number
}
type Optional = string | null | undefined
/** The parameters of a list of deliveries. */
interface DeliveryQuery {
  state?: Optional
  from?: Optional
  to?: Optional
  first?: number | null
  after?: Optional
}

/**
 * The webhooks of firms on a host that has them (addition `webhooks`); null where it has none, and changes are refused.
 */
export interface Webhooks {
  list: (client: Optional) => Promise<WebhookRow[] | null>
  find: (uuid: string) => Promise<WebhookRow | null>
  deliveries: (uuid: string, query: DeliveryQuery) => Promise<Page<WebhookDeliveryRow> | null>
  add: (client: string, body: Row, key: Optional) => Promise<WebhookSecretRow>
  edit: (uuid: string, body: Row, version: Optional) => Promise<WebhookRow>
  remove: (uuid: string) => Promise<void>
  rotate: (uuid: string, key: Optional) => Promise<WebhookSecretRow>
  resend: (uuid: string, body: Row) => Promise<{ count: number }>
}

const at = encodeURIComponent
const rowOf = (uuid: string): string => `clients/webhook/${at(uuid)}`
const queryOf = (values: Readonly<Record<string, string | number | null | undefined>>): string => {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined && value !== '')
  return new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString()
}

const ownWebhooks = ({ adminHost: { call }, readAdmin }: RequestHosts): Webhooks => ({
  list: (client) => readAdmin(client ? `clients/webhook?${queryOf({ client })}` : 'clients/webhook'),
  find: (uuid) => readAdmin(rowOf(uuid)),
  deliveries: (uuid, query) => readAdmin(`clients/webhook/${at(uuid)}/delivery?${queryOf({ first: 50, ...query })}`),
  add: (client, body, key) => call('POST', `clients/${at(client)}/webhook`, body, idempotencyHeader(key)),
  edit: (uuid, body, version) => call('PATCH', rowOf(uuid), body, ifMatchHeader(version)),
  remove: (uuid) => call('DELETE', rowOf(uuid)),
  rotate: (uuid, key) => call('POST', `clients/webhook/${at(uuid)}/secret`, {}, idempotencyHeader(key)),
  resend: (uuid, body) => call('POST', `clients/webhook/${at(uuid)}/resend`, body),
})

export const createWebhooks = (request: RequestHosts): Webhooks =>
  picked(request.adminHost, 'webhooks', ownWebhooks(request), { list: nothing, find: nothing, deliveries: nothing })
