import {
  isAdministrationKind,
  type AdministrationKind,
} from '@costdraft/schema/administration-audit/administration-kinds.ts'
import { IsoDate } from '@costdraft/schema/structs.ts'
import { isUuid } from '@costdraft/schema/uuid.ts'

/** What of the audit of administration is listed: all where a filter names nothing. */
export interface AuditFilter {
  /** Whose changes, by their uuids. */
  by: string[]
  kinds: AdministrationKind[]
  clients: string[]
  records: string[]
  /** The first and the last day in England and Wales, `yyyy-mm-dd`. */
  from: string | undefined
  to: string | undefined
}
export const noFilter: AuditFilter = { by: [], kinds: [], clients: [], records: [], from: undefined, to: undefined }

/** The parameter of the URL for each filter that is a list. */
const parameters = { by: 'person', kinds: 'kind', clients: 'client', records: 'record' } as const
const lists = Object.entries(parameters) as [keyof typeof parameters, string][]

/** Reads a filter from the search parameters of the URL; what names nothing that there can be is ignored. */
export function parseAuditFilter(params: URLSearchParams): AuditFilter {
  const list = (name: keyof typeof parameters): string[] => (params.get(parameters[name]) ?? '').split(',')
  const day = (name: string): string | undefined => {
    const text = params.get(name)
    return IsoDate.is(text) ? text : undefined
  }
  return {
    by: list('by').filter(isUuid),
    kinds: list('kinds').filter(isAdministrationKind),
    clients: list('clients').filter(isUuid),
    records: list('records').filter(isUuid),
    from: day('from'),
    to: day('to'),
  }
}

/** The search parameters for a filter; the inverse of `parseAuditFilter`. */
export function formatAuditFilter(filter: AuditFilter): URLSearchParams {
  const params = new URLSearchParams()
  for (const [name, parameter] of lists) if (filter[name].length > 0) params.set(parameter, filter[name].join(','))
  if (filter.from) params.set('from', filter.from)
  if (filter.to) params.set('to', filter.to)
  return params
}

export const isFiltered = (filter: AuditFilter): boolean => formatAuditFilter(filter).size > 0

/** The page of the audit log of firms and people with a filter. */
export const auditLogPath = (filter: Partial<AuditFilter>): string =>
  `/audit-log?${formatAuditFilter({ ...noFilter, ...filter }).toString()}`

/** A filter as variables of the server, which are null where nothing is chosen. */
export const variablesOf = ({ from, to, ...chosen }: AuditFilter) => ({
  by: orNull(chosen.by),
  kinds: orNull(chosen.kinds),
  clients: orNull(chosen.clients),
  records: orNull(chosen.records),
  from: from ?? null,
  to: to ?? null,
})
const orNull = <T>(chosen: T[]): T[] | null => (chosen.length > 0 ? chosen : null)
