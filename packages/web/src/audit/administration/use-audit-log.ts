import { AdministrationAuditDocument } from '../../administration-audit/administration-audit.operations.ts'
import { variablesOf, type AuditFilter } from '../../administration-audit/audit-filter.ts'
import { useQuery } from '../../ui/use-query.ts'
import { choicesOf } from './audit-choices.ts'
import { AuditLogDocument } from './audit-log.operations.ts'

/** So many entries are asked for at once. */
export const PAGE = 50

/**
 * The audit log that matches a filter, with what it can be filtered by. `page` is undefined until a first one is
 * loaded, and null where the host keeps none; `stale`: it belongs to the filter before.
 */
export function useAuditLog(filter: AuditFilter, isSystem: boolean) {
  const variables = { ...variablesOf(filter), first: PAGE }
  const { data, previousData, error, loading, fetchMore, refetch } = useQuery(AuditLogDocument, {
    variables: { ...variables, isSystem },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  const shown = data ?? previousData
  // Further entries alone: the choices are known.
  const more = (): Promise<unknown> =>
    fetchMore({
      query: AdministrationAuditDocument,
      variables: { ...variables, after: data?.administrationAudit?.pageInfo.endCursor ?? null },
    })
  return {
    page: shown?.administrationAudit,
    choices: choicesOf(shown),
    stale: !data && previousData !== undefined,
    state: { loading, error, refetch },
    more,
  }
}
