import { useAddition } from '../access/viewer.ts'
import { RemovedTable } from '../removals/RemovedTable.tsx'
import { useRemoval } from '../removals/use-removal.tsx'
import { useRemoved } from '../removals/use-removed.ts'
import { TableSection } from './TableSection.tsx'

/** The part of a client's page with what of it was removed lately; nothing where there is nothing. */
export function RemovedOfClient({ clientUuid }: { clientUuid: string }) {
  const { rows } = useRemoved(clientUuid, useAddition('removals'))
  const { restore } = useRemoval()
  if (rows.length === 0) return null
  return (
    <TableSection title="Removed in the last 30 days" add="" emptyText="" hasRows>
      <RemovedTable rows={rows} restore={(row) => void restore(row)} />
    </TableSection>
  )
}
