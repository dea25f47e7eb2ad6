import { Button, Link } from '@chakra-ui/react'
import { labelOf } from '@costdraft/schema/labels.ts'
import { Eye, Pencil } from 'lucide-react'
import { Link as To } from 'react-router'
import type { ClientsQuery } from '../../generated/graphql.ts'
import { dayOf, momentOf } from '../../ui/dates.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import type { Column } from '../../ui/table/columns.ts'
import type { ClientsPlace } from '../client-paths.ts'

export type ClientRow = ClientsQuery['clients']['nodes'][number]
type ClientColumn = Column<ClientRow, never>

const text = (
  head: string,
  name: 'primaryContactName' | 'firstLineAddress' | 'town' | 'phoneNumber',
  more: Partial<ClientColumn> = {},
): ClientColumn => ({ head, cell: (row) => row[name], whole: (row) => row[name] ?? '', ...more })

const edit = ({ edit }: ClientsPlace): ClientColumn => ({
  head: 'Edit',
  isMute: true,
  width: '44px',
  align: 'end',
  cell: ({ uuid, name, isEditable }) => (
    <IconButton name={`${isEditable ? 'Edit' : 'View'} ${name}`} icon={isEditable ? Pencil : Eye} to={edit(uuid)} />
  ),
})

const facts = ({ edit }: ClientsPlace): ClientColumn[] => [
  {
    head: 'Client Name',
    whole: ({ name }) => name,
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
        <To to={edit(uuid)}>{name}</To>
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
    whole: ({ clientType }) => labelOf(clientType),
  },
  { head: 'Users', width: '56px', align: 'end', cell: ({ numberOfUsers }) => numberOfUsers },
]

/** The columns of the active clients, in the order of the specification. */
export const activeColumns = (place: ClientsPlace): ClientColumn[] => [...facts(place), edit(place)]

/** The columns of the archived ones: since when, and the way back. */
export const archivedColumns = (place: ClientsPlace, restore: (row: ClientRow) => void): ClientColumn[] => [
  ...facts(place).map((column) =>
    column.head === 'Users' || column.head === 'Contact' ? { ...column, wide: true as const } : column,
  ),
  {
    head: 'Archived',
    width: '98px',
    cell: ({ archivedAt }) => archivedAt && dayOf(archivedAt),
    whole: ({ archivedAt }) => (archivedAt ? momentOf(archivedAt) : ''),
  },
  {
    head: 'Restore',
    isMute: true,
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
