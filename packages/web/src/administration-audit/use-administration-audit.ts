import type { AdministrationAuditQuery } from '../generated/graphql.ts'
import { READ_AFTER_ANY_CHANGE } from '../ui/read-after-changes.ts'
import { useQuery } from '../ui/use-query.ts'
import { AdministrationAuditDocument } from './administration-audit.operations.ts'
import { variablesOf, type AuditFilter } from './audit-filter.ts'

/** An entry of the audit of administration. */
export type Change = NonNullable<AdministrationAuditQuery['administrationAudit']>['nodes'][number]

/**
 * The entries of the audit of administration that match a filter, newest first; `more` loads the next `pageSize`.
 * `page` is undefined until a first one is loaded, and null where the host keeps none.
 */
export function useAdministrationAudit(filter: AuditFilter, pageSize: number) {
  const { data, previousData, error, loading, fetchMore, refetch } = useQuery(AdministrationAuditDocument, {
    variables: { ...variablesOf(filter), first: pageSize },
    context: READ_AFTER_ANY_CHANGE,
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const shown = data ?? previousData
  return {
    page: shown?.administrationAudit,
    /** Whether the page belongs to the filter before. */
    stale: !data && previousData !== undefined,
    loading,
    error,
    refetch,
    more: (): Promise<unknown> =>
      fetchMore({ variables: { after: data?.administrationAudit?.pageInfo.endCursor, first: pageSize } }),
  }
}
