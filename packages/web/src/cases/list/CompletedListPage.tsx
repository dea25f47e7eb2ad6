import { useApolloClient } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { useState } from 'react'
import { downloadClaim } from '../../outputs/download-claim.ts'
import { caseColumns, type CaseRow } from './case-columns.tsx'
import { CaseList } from './CaseList.tsx'

const only = ['complete'] as const
const nameOf = ({ caseName }: CaseRow): string => caseName

/** The claims: completed cases, the last changed first, and the documents of those that are chosen. */
export function CompletedListPage() {
  const client = useApolloClient()
  const [chosen, choose] = useState<ReadonlySet<string>>(new Set())
  const [busy, setBusy] = useState(false)
  const download = async (rows: readonly CaseRow[]): Promise<void> => {
    setBusy(true)
    for (const row of rows) await downloadClaim(client, row)
    setBusy(false)
  }
  const button = (found: readonly CaseRow[]) => {
    // What is no longer listed is not what the person sees ticked.
    const rows = found.filter(({ uuid }) => chosen.has(uuid))
    return (
      <Button
        loading={busy}
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
      columns={caseColumns}
      none="No case is complete yet."
      only={only}
      choice={{ chosen, choose, nameOf }}
      head={button}
    />
  )
}
