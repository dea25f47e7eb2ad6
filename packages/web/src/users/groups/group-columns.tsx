import { Flex, Link } from '@chakra-ui/react'
import { Pencil, Trash2 } from 'lucide-react'
import { Link as To } from 'react-router'
import type { UserGroupsQuery } from '../../generated/graphql.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import type { Column } from '../../ui/table/columns.ts'

export type GroupRow = UserGroupsQuery['userGroups'][number]
interface Doing {
  edit: (row: GroupRow) => void
  remove: (row: GroupRow) => void
}

const peopleOf = ({ users }: GroupRow): string => users.map(({ name }) => name).join(', ')

const Actions = ({ row, doing: { edit, remove } }: { row: GroupRow; doing: Doing }) => (
  <Flex data-row-menu justify="flex-end" gap="0.5">
    <IconButton name={`Edit ${row.name}`} icon={Pencil} onClick={() => edit(row)} />
    <IconButton name={`Remove ${row.name}`} icon={Trash2} onClick={() => remove(row)} />
  </Flex>
)

/** The columns of the groups, and what whoever may change them can do. A group leads to its people. */
export const groupColumns = (doing: Doing | undefined): Column<GroupRow, never>[] => [
  {
    head: 'Name',
    width: '30%',
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
        <To to={`/users/user-list?group=${uuid}`}>{name}</To>
      </Link>
    ),
  },
  { head: 'Users', width: '72px', align: 'end', cell: ({ users }) => users.length },
  { head: 'Members', cell: peopleOf, whole: peopleOf },
  ...(doing
    ? [
        {
          head: 'Actions',
          width: '76px',
          isMute: true as const,
          cell: (row: GroupRow) => <Actions row={row} doing={doing} />,
        },
      ]
    : []),
]
