import { can } from './can.ts'

type Viewer = Parameters<typeof can>[0]
/** The permission by which a person manages webhooks, and a program of any firm. */
const PERMISSION = 'api_client:manage'

/**
 * Whether somebody may manage the webhooks of a client: whoever may manage its API clients, and a program of that very
 * client whose token holds the scope `webhooks`.
 */
export const managesWebhooks = (viewer: Viewer & { scopes?: readonly string[] | null }, client: string): boolean =>
  can(viewer, PERMISSION, { client_uuid: client }) ||
  (viewer.client_uuid === client && (viewer.scopes?.includes('webhooks') ?? false))

/** The clients whose webhooks somebody may manage, of their own and its children. */
export const clientsWithWebhooks = (viewer: Viewer & { scopes?: readonly string[] | null }): string[] =>
  [...new Set([...(viewer.client_uuid ? [viewer.client_uuid] : []), ...Object.keys(viewer.children_clients)])].filter(
    (client) => managesWebhooks(viewer, client),
  )
