import { can, clientsWhere, type Viewer } from './can.ts'

/** Whoever asks, with the scopes of a program's token. */
type Caller = Viewer & { scopes?: readonly string[] | null }

/**
 * Whether somebody may manage the webhooks of a client: whoever may manage its API clients, and a program of that very
 * client whose token holds the scope `webhooks`.
 */
export const managesWebhooks = (caller: Caller, client: string): boolean =>
  can(caller, 'api_client:manage', { client_uuid: client }) ||
  (caller.client_uuid === client && (caller.scopes?.includes('webhooks') ?? false))

/** The clients whose webhooks somebody may manage, of their own and its children. */
export const clientsWithWebhooks = (caller: Caller): string[] =>
  clientsWhere(caller, (client) => managesWebhooks(caller, client))
