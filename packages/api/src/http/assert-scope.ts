import { holdsScope, lacksScope, type Scope } from '@costdraft/schema/access/scopes.ts'
import type { SignedIn } from '../access/viewer.ts'
import { Forbidden } from '../errors/errors.ts'

/** Throws 403 for a token that lacks a scope. */
export function assertScope({ scopes }: SignedIn, scope: Scope | undefined): void {
  if (scope && !holdsScope(scopes, scope)) throw new Forbidden(lacksScope(scope))
}
