import { holdsScope, lacksScope, type Scope } from '@costdraft/schema/access/scopes.ts'
import { refused } from '../errors/errors.ts'
import type { Viewer } from './viewer.ts'

/** Throws FORBIDDEN for a token that lacks a scope. */
export function assertScope({ scopes }: Pick<Viewer, 'scopes'>, scope: Scope): void {
  if (!holdsScope(scopes, scope)) throw refused('FORBIDDEN', lacksScope(scope))
}

/** Throws FORBIDDEN for an API client that is restricted to reading, of a host without scopes. */
export function assertMayChange({ read_only, scopes }: Viewer): void {
  if (read_only && !scopes) throw refused('FORBIDDEN', 'This API client may only read.')
}
