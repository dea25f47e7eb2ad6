import { useApolloClient } from '@apollo/client/react'
import { variablesOf, type AuditFilter } from '../../administration-audit/audit-filter.ts'
import { SheetMenu } from '../../files/SheetMenu.tsx'
import { AuditLogSheetDocument } from './audit-log.operations.ts'

/** Downloads all entries of the audit log that match the filter, as a sheet. */
export function ExportAuditLog({ filter }: { filter: AuditFilter }) {
  const client = useApolloClient()
  return (
    <SheetMenu
      name="Export the audit log as filtered"
      failure="The audit log could not be exported"
      ask={async (format) => {
        const { data } = await client.query({
          query: AuditLogSheetDocument,
          variables: { format, ...variablesOf(filter) },
          fetchPolicy: 'no-cache',
        })
        return data!.administrationAuditSheet
      }}
    />
  )
}
