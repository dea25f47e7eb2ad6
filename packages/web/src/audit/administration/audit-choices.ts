import type { AuditLogQuery } from '../../generated/graphql.ts'

interface Named {
  uuid: string
  name: string
}
/** What the audit log can be filtered by. */
export interface AuditChoices {
  people: readonly Named[]
  kinds: readonly { name: string; label: string }[]
  /** The clients whose audit the viewer may read. */
  clients: readonly Named[]
}

/** People by name, each once; whoever has no name cannot be chosen. */
export const peopleOf = (people: readonly { uuid: string; name: string | null }[]): Named[] => {
  const named = people.flatMap(({ uuid, name }) => (name ? [[uuid, { uuid, name }] as const] : []))
  return [...new Map(named).values()].toSorted((a, b) => a.name.localeCompare(b.name, 'en-GB'))
}

/**
 * What the audit log can be filtered by, as the server says; nothing until it has. The people are those of the viewer's
 * firms, and whoever else has changed something that is listed, such as an API client or a system administrator.
 */
export function choicesOf(answer: AuditLogQuery | undefined): AuditChoices {
  const { administrationAudit, administrationKinds = [], administrators, active, deactivated, clients } = answer ?? {}
  return {
    people: peopleOf([
      ...(administrationAudit?.nodes ?? []).map(({ by }) => by),
      ...(administrators ?? []),
      ...(active?.nodes ?? []),
      ...(deactivated?.nodes ?? []),
    ]),
    kinds: administrationKinds,
    clients: (clients?.nodes ?? []).filter(({ readsAudit }) => readsAudit),
  }
}
