import { Trash2 } from 'lucide-react'
import { roleLabels } from '@costdraft/schema/access/roles.ts'
import type { ApiClientsQuery } from '../generated/graphql.ts'
import { writtenDate } from '../ui/dates.ts'
import { IconButton } from '../ui/IconButton.tsx'
import type { Column } from '../ui/table/columns.ts'

export type ApiClientRow = ApiClientsQuery['apiClients'][number]
const day = (moment: string | null, otherwise: string): string =>
  moment ? writtenDate(moment.slice(0, 'yyyy-mm-dd'.length)) : otherwise

/** The columns of the API clients. */
export const apiClientColumns = (revoke: (row: ApiClientRow) => void): Column<ApiClientRow, never>[] => [
  { head: 'Name', cell: ({ name }) => name, whole: ({ name }) => name },
  { head: 'Role', width: '128px', cell: ({ clientRole }) => roleLabels[clientRole] },
  { head: 'Access', width: '68px', cell: ({ readOnly }) => (readOnly ? 'Read' : 'Write') },
  { head: 'Expires', width: '96px', cell: ({ expiresAt }) => day(expiresAt, 'Never') },
  { head: 'Last used', width: '96px', cell: ({ lastUsed }) => day(lastUsed, 'Never') },
  {
    head: 'Actions',
    width: '48px',
    isMute: true,
    cell: (row) => (
      <span data-row-menu>
        <IconButton name={`Revoke ${row.name}`} icon={Trash2} onClick={() => revoke(row)} />
      </span>
    ),
  },
]
