import { scopeOf, type Scope, type ScopeFamily } from './scopes.ts'

/** Routes that every valid token may ask: who one is, what the hosts offer, and a list of the law. */
const OPEN = new Set(['GET /users/user', 'GET /client/additions', 'GET /users/additions', 'GET /expert-type'])

/** What the other routes are about, by the permissions that they check; the first pattern that matches says it. */
const families: readonly (readonly [RegExp, ScopeFamily])[] = [
  [/^\/scim\b/, 'scim'],
  [/\/webhook/, 'webhooks'],
  [/^\/client\/reports\b/, 'reports'],
  // What one is told of cases.
  [/^\/users\/user\/notification\b/, 'cases'],
  [/^\/(?:clients|users)\b/, 'admin'],
  [/^\/client\/(?::client\/)?(?:fee-earner|rates|rate-card|bill-list)\b/, 'admin'],
  [/^\/client\b/, 'cases'],
]

/**
 * The scope that a route needs; undefined for one that is open to every token. `path` is its pattern. Throws for a
 * route that is about nothing of these.
 */
export function scopeOfRoute(method: string, path: string, isRead: boolean): Scope | undefined {
  if (OPEN.has(`${method} ${path}`)) return undefined
  const family = families.find(([pattern]) => pattern.test(path))?.[1]
  if (!family) throw new Error(`The route ${path} has no scope.`)
  return scopeOf(family, isRead)
}
