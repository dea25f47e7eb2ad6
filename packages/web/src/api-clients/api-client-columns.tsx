import { chakra } from '@chakra-ui/react'
import { ScrollText, Trash2 } from 'lucide-react'
import { labelOf } from '@costdraft/schema/labels.ts'
import { scopesWithin } from '@costdraft/schema/access/scopes.ts'
import { roleLabels } from '@costdraft/schema/access/roles.ts'
import { auditLogPath } from '../administration-audit/audit-filter.ts'
import type { ApiClientsQuery } from '../generated/graphql.ts'
import { formatIsoDate } from '../formats/dates.ts'
import { IconButton } from '../ui/IconButton.tsx'
import type { Column } from '../ui/table/columns.ts'

export type ApiClientRow = NonNullable<ApiClientsQuery['apiClients']>[number]
const dayOf = (moment: string | null, fallback: string): string =>
  moment ? formatIsoDate(moment.slice(0, 'yyyy-mm-dd'.length)) : fallback

/** Whether it reads or writes; less where it has not all scopes of what it may do. */
const accessOf = ({ readOnly, scopes }: ApiClientRow): string => {
  if (scopes && scopes.length < scopesWithin(readOnly).length) return 'Limited'
  return readOnly ? 'Read' : 'Write'
}

interface RowActions {
  revoke: (row: ApiClientRow) => void
  /** Whether the viewer may read what is recorded of each. */
  readsAudit: boolean
}

/** The columns of the list of API clients. */
export const apiClientColumns = ({ revoke, readsAudit }: RowActions): Column<ApiClientRow, never>[] => [
  { head: 'Name', cell: ({ name }) => name },
  { head: 'Role', cell: ({ clientRole }) => roleLabels[clientRole] },
  { head: 'Access', cell: accessOf, tooltip: ({ scopes }) => scopes?.map(labelOf).join(', ') ?? '' },
  { head: 'Expires', isOneLine: true, cell: ({ expiresAt }) => dayOf(expiresAt, 'Never') },
  { head: 'Last used', isOneLine: true, cell: ({ lastUsed }) => dayOf(lastUsed, 'Never') },
  {
    head: 'Actions',
    width: 76,
    isHeadHidden: true,
    cell: (row) => (
      <chakra.span data-row-menu display="flex" justifyContent="flex-end">
        {readsAudit && (
          <IconButton name={`Audit log of ${row.name}`} icon={ScrollText} to={auditLogPath({ records: [row.uuid] })} />
        )}
        <IconButton name={`Revoke ${row.name}`} icon={Trash2} onClick={() => revoke(row)} />
      </chakra.span>
    ),
  },
]
