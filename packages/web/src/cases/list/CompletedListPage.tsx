import { useApolloClient } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { downloadClaims } from '../../outputs/download-claims.ts'
import { caseColumns } from './case-columns.tsx'
import type { CaseRow } from './case-row.ts'
import { CaseList } from './CaseList.tsx'

const completedStages = ['complete'] as const
const nameOf = ({ caseName }: CaseRow): string => caseName

/** The completed cases, with a download of the documents of the selected ones. */
export function CompletedListPage() {
  const client = useApolloClient()
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const [isBusy, setIsBusy] = useState(false)
  const download = async (rows: readonly CaseRow[]): Promise<void> => {
    setIsBusy(true)
    await downloadClaims(client, rows)
    setIsBusy(false)
  }
  const downloadButton = (found: readonly CaseRow[]) => {
    // A selected case that is no longer listed is not downloaded.
    const rows = found.filter(({ uuid }) => chosen.has(uuid))
    return (
      <Button
        loading={isBusy}
        loadingText="Downloading"
        disabled={rows.length === 0}
        onClick={() => {
          void download(rows)
        }}
      >
        {rows.length > 1 ? `Download ${rows.length} claims` : 'Download'}
      </Button>
    )
  }
  return (
    <CaseList
      title="Completed"
      page="completed"
      columns={caseColumns}
      emptyText="No case is complete yet."
      onlyStages={completedStages}
      selection={{ chosen, choose, nameOf }}
      actions={downloadButton}
    />
  )
}
