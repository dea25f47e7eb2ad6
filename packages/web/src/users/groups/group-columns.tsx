import { Flex, Link } from '@chakra-ui/react'
import { Pencil, Trash2 } from 'lucide-react'
import { Link as To } from 'react-router'
import type { UserGroupsQuery } from '../../generated/graphql.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import type { Column } from '../../ui/table/columns.ts'

export type GroupRow = NonNullable<UserGroupsQuery['userGroups']>[number]
interface GroupActions {
  edit: (row: GroupRow) => void
  remove: (row: GroupRow) => void
}

const memberNames = ({ users }: GroupRow): string => users.map(({ name }) => name).join(', ')

const Actions = ({ row, actions: { edit, remove } }: { row: GroupRow; actions: GroupActions }) => (
  <Flex data-row-menu justify="flex-end" gap="0.5">
    <IconButton name={`Edit ${row.name}`} icon={Pencil} onClick={() => edit(row)} />
    <IconButton name={`Remove ${row.name}`} icon={Trash2} onClick={() => remove(row)} />
  </Flex>
)

/**
 * The columns of the group list; with action buttons if `actions` is given. The name links to the user list filtered by
 * the group.
 */
export const groupColumns = (actions: GroupActions | undefined): Column<GroupRow, never>[] => [
  {
    head: 'Name',
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
        <To to={`/users/user-list?group=${uuid}`}>{name}</To>
      </Link>
    ),
  },
  { head: 'Users', align: 'end', cell: ({ users }) => users.length },
  { head: 'Members', isLong: true, cell: memberNames },
  ...(actions
    ? [
        {
          head: 'Actions',
          width: 76,
          isHeadHidden: true as const,
          cell: (row: GroupRow) => <Actions row={row} actions={actions} />,
        },
      ]
    : []),
]
