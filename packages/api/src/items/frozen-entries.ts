import type { FrozenEntries } from './frozen-facts.ts'

/** The entries of the lists of the Court of Protection's bill that a row has; nothing where it has none. */
export function frozenEntries({
  opg_category: opgCategory = null,
  cop_activity: copActivity = null,
}: Readonly<Record<string, unknown>>): { listEntries?: FrozenEntries } {
  const given = Object.entries({ opgCategory, copActivity }).filter(([, uuid]) => uuid !== null)
  return given.length > 0 ? { listEntries: Object.fromEntries(given) } : {}
}
