import { useApolloClient } from '@apollo/client/react'
import { SheetMenu } from '../../files/SheetMenu.tsx'
import type { CaseListQuery } from './case-list-query.ts'
import { CaseSheetDocument } from './cases.operations.ts'
import { variablesOf } from './use-cases.ts'

/** Downloads all cases that match the query, in its order, as a sheet. */
export function ExportCases({ query }: { query: CaseListQuery }) {
  const client = useApolloClient()
  return (
    <SheetMenu
      name="Export the cases as listed"
      failure="The cases could not be exported"
      ask={async (format) => {
        const { data } = await client.query({
          query: CaseSheetDocument,
          variables: { format, ...variablesOf(query) },
          fetchPolicy: 'no-cache',
        })
        return data!.caseSheet
      }}
    />
  )
}
