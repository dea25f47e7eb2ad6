/** What a token may ask for, beside what the roles of its API client allow. */
export const scopes = [
  'cases:read',
  'cases:write',
  'admin:read',
  'admin:write',
  'reports:read',
  'webhooks',
  'scim',
] as const
export type Scope = (typeof scopes)[number]
/** All that an API client has, or a person may do. */
export const ALL_SCOPES = 'all'
export const isScope = (word: string): word is Scope => (scopes as readonly string[]).includes(word)

/** Provisioning adds, changes and deactivates people. */
const isWriting = (scope: string): boolean => scope.endsWith(':write') || scope === 'scim'
const readingScopes: readonly Scope[] = scopes.filter((scope) => scope.endsWith(':read'))
/** What an API client has that was given none by name: not provisioning, which is the task of a program of its own. */
const usualScopes: readonly Scope[] = scopes.filter((scope) => scope !== 'scim')
/**
 * The scopes that an API client may have: one that may only read has none that writes. It manages webhooks, where it
 * may only read, and provisions people only where it was given that scope by name.
 */
export const scopesWithin = (isReadOnly: boolean, given?: readonly Scope[] | null): Scope[] => {
  const own = given ?? (isReadOnly ? readingScopes : usualScopes)
  return scopes.filter((scope) => own.includes(scope) && !(isReadOnly && isWriting(scope)))
}
export const writingScopes: readonly Scope[] = scopes.filter(isWriting)

/**
 * Whether a token holds a scope; null or undefined for a token that holds everything. Who may write may read: the
 * answer of a change is the record.
 */
export const holdsScope = (held: readonly string[] | null | undefined, needed: Scope): boolean =>
  held == null || held.includes(needed) || held.includes(needed.replace(':read', ':write'))

/**
 * Whether a token names the scope of provisioning. A person's token holds everything without naming it, and does not
 * provision.
 */
export const namesProvisioning = (held: readonly string[] | null | undefined): boolean =>
  held?.includes('scim') ?? false

/** What is said to a token that lacks a scope. */
export const lacksScope = (scope: Scope): string => `This token lacks the scope ${scope}.`

/** What a route or a root field is about. */
export type ScopeFamily = 'cases' | 'admin' | 'reports' | 'webhooks' | 'scim'
/** The scope that a request needs: reports are only read; webhooks and provisioning have one scope for both. */
export function scopeOf(family: ScopeFamily, isRead: boolean): Scope {
  if (family === 'webhooks' || family === 'scim') return family
  if (family === 'reports') return 'reports:read'
  return `${family}:${isRead ? 'read' : 'write'}`
}
