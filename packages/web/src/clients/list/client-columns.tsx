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
): ClientColumn => ({ head, cell: (row) => row[name], tooltip: (row) => row[name] ?? '', ...more })

const editColumn = ({ edit }: ClientsSection): ClientColumn => ({
  head: 'Edit',
  isHeadHidden: true,
  width: '44px',
  align: 'end',
  cell: ({ uuid, name, isEditable }) => (
    <IconButton name={`${isEditable ? 'Edit' : 'View'} ${name}`} icon={isEditable ? Pencil : Eye} to={edit(uuid)} />
  ),
})

const baseColumns = ({ edit }: ClientsSection): ClientColumn[] => [
  {
    head: 'Client Name',
    tooltip: ({ name }) => name,
    cell: ({ uuid, name }) => (
      <Link
        asChild
        variant="plain"
        color="ink"
        textDecoration="none"
        _hover={{ color: 'accent', textDecoration: 'underline' }}
        display="block"
        truncate
        focusVisibleRing="inside"
      >
        <RouterLink to={edit(uuid)}>{name}</RouterLink>
      </Link>
    ),
  },
  text('Contact', 'primaryContactName', { width: 'clamp(112px, 11vw, 180px)' }),
  text('Address', 'firstLineAddress', { width: '15vw', wide: true }),
  text('Town/City', 'town', { width: 'clamp(96px, 8vw, 130px)' }),
  text('Telephone', 'phoneNumber', { width: '122px' }),
  {
    head: 'Client Type',
    width: '126px',
    cell: ({ clientType }) => labelOf(clientType),
    tooltip: ({ clientType }) => labelOf(clientType),
  },
  { head: 'Users', isNamed: true, width: '56px', align: 'end', cell: ({ numberOfUsers }) => numberOfUsers },
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
    width: '98px',
    cell: ({ archivedAt }) => archivedAt && formatMoment(archivedAt),
    tooltip: ({ archivedAt }) => (archivedAt ? formatDateTime(archivedAt) : ''),
  },
  {
    head: 'Restore',
    isHeadHidden: true,
    width: '92px',
    align: 'end',
    cell: (row) =>
      row.isArchivable && (
        <Button size="xs" aria-label={`Restore ${row.name}`} onClick={() => restore(row)}>
          Restore
        </Button>
      ),
  },
]
