import { Button, Link } from '@chakra-ui/react'
import { labelOf } from '@costdraft/schema/labels.ts'
import { Eye, Pencil } from 'lucide-react'
import { Link as RouterLink } from 'react-router'
import type { ClientsQuery } from '../../generated/graphql.ts'
import { formatDateTime, formatMoment } from '../../formats/dates.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import type { Column } from '../../ui/table/columns.ts'
import type { ClientsSection } from '../client-paths.ts'

export type ClientRow = ClientsQuery['clients']['nodes'][number]
type ClientColumn = Column<ClientRow, never>

const text = (
  head: string,
  name: 'primaryContactName' | 'firstLineAddress' | 'town' | 'phoneNumber',
  more: Partial<ClientColumn> = {},
): ClientColumn => ({ head, cell: (row) => row[name], ...more })

const editColumn = ({ edit }: ClientsSection): ClientColumn => ({
  head: 'Edit',
  isHeadHidden: true,
  width: 44,
  align: 'end',
  cell: ({ uuid, name, isEditable }) => (
    <IconButton name={`${isEditable ? 'Edit' : 'View'} ${name}`} icon={isEditable ? Pencil : Eye} to={edit(uuid)} />
  ),
})

const baseColumns = ({ edit }: ClientsSection): ClientColumn[] => [
  {
    head: 'Client Name',
    texts: ({ name }) => [name],
    cell: ({ uuid, name }) => (
      <Link
        asChild
        variant="plain"
        color="ink"
        textDecoration="none"
        _hover={{ color: 'accent', textDecoration: 'underline' }}
        focusVisibleRing="inside"
      >
        <RouterLink to={edit(uuid)}>{name}</RouterLink>
      </Link>
    ),
  },
  text('Contact', 'primaryContactName'),
  text('Address', 'firstLineAddress', { wide: true }),
  text('Town/City', 'town'),
  text('Telephone', 'phoneNumber', { isOneLine: true }),
  {
    head: 'Client Type',
    cell: ({ clientType }) => labelOf(clientType),
  },
  { head: 'Users', align: 'end', cell: ({ numberOfUsers }) => numberOfUsers },
]

/** The columns of the active clients. */
export const activeColumns = (section: ClientsSection): ClientColumn[] => [...baseColumns(section), editColumn(section)]

/** The columns of the archived clients, with the archive date and a Restore button. */
export const archivedColumns = (section: ClientsSection, restore: (row: ClientRow) => void): ClientColumn[] => [
  ...baseColumns(section).map((column) =>
    column.head === 'Users' || column.head === 'Contact' ? { ...column, wide: true as const } : column,
  ),
  {
    head: 'Archived',
    isNamed: true,
    isOneLine: true,
    cell: ({ archivedAt }) => archivedAt && formatMoment(archivedAt),
    tooltip: ({ archivedAt }) => (archivedAt ? formatDateTime(archivedAt) : ''),
  },
  {
    head: 'Restore',
    isHeadHidden: true,
    width: 92,
    align: 'end',
    cell: (row) =>
      row.isArchivable && (
        <Button size="xs" aria-label={`Restore ${row.name}`} onClick={() => restore(row)}>
          Restore
        </Button>
      ),
  },
]
