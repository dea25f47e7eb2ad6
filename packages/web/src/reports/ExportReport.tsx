import { useApolloClient } from '@apollo/client/react'
import type { ReportName } from '@costdraft/schema/reports/report.ts'
import { SheetMenu } from '../files/SheetMenu.tsx'
import { variablesOf, type ReportQuery } from './report-query.ts'
import { ReportSheetDocument } from './reports.operations.ts'

/** Downloads a report as it is filtered, as a sheet. */
export function ExportReport({ report, query }: { report: ReportName; query: ReportQuery }) {
  const client = useApolloClient()
  return (
    <SheetMenu
      name="Export the report as filtered"
      failure="The report could not be exported"
      ask={async (format) => {
        const { data } = await client.query({
          query: ReportSheetDocument,
          variables: { report, format, ...variablesOf(query) },
          fetchPolicy: 'no-cache',
        })
        return data!.reportSheet
      }}
    />
  )
}
