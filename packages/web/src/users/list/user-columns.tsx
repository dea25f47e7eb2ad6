import { Flex, chakra } from '@chakra-ui/react'
import { Pencil, RotateCcw, Trash2 } from 'lucide-react'
import type { UsersQuery } from '../../generated/graphql.ts'
import { formatDateTime, formatMoment } from '../../formats/dates.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import type { Column } from '../../ui/table/columns.ts'
import { Unavailable } from '../../ui/Unavailable.tsx'

export type UserRow = UsersQuery['users']['nodes'][number]
interface UserActions {
  editPath: (uuid: string) => string
  /** Absent if the host cannot deactivate anyone. */
  activation?: { deactivate: (row: UserRow) => void; restore: (row: UserRow) => void } | undefined
}

const Muted = ({ children }: { children: string }) => <chakra.span color="muted">{children}</chakra.span>
const firmOf = ({ client }: UserRow): string => client?.name ?? ''
const lastLoginTooltip = ({ lastLogin }: UserRow): string => (lastLogin ? formatDateTime(lastLogin) : '')

type Activation = NonNullable<UserActions['activation']>
const ActivationButton = ({ row, activation: { deactivate, restore } }: { row: UserRow; activation: Activation }) =>
  row.deactivatedAt ? (
    <IconButton name={`Restore ${row.name}`} icon={RotateCcw} onClick={() => restore(row)} />
  ) : (
    <IconButton name={`Deactivate ${row.name}`} icon={Trash2} onClick={() => deactivate(row)} />
  )

/** The action buttons of a row; they keep their place and are visible on hover or focus. */
const Actions = ({ row, actions: { editPath, activation } }: { row: UserRow; actions: UserActions }) =>
  row.mayEdit && (
    <Flex data-row-menu justify="flex-end" gap="0.5">
      <IconButton name={`Edit ${row.name}`} icon={Pencil} to={editPath(row.uuid)} />
      {activation && <ActivationButton row={row} activation={activation} />}
    </Flex>
  )

/** The columns of the user list in the specified order; with the firm where users of several firms are listed. */
export function userColumns({
  hasFirm,
  hasLogins,
  ...actions
}: UserActions & { hasFirm: boolean; hasLogins: boolean }): Column<UserRow, never>[] {
  const noLogin = hasLogins ? <Muted>Never</Muted> : <Unavailable />
  return [
    { head: 'First Name', cell: ({ firstname }) => firstname },
    { head: 'Last Name', isTitle: true, cell: ({ surname }) => surname },
    { head: 'Email', cell: ({ emailAddress }) => emailAddress },
    ...(hasFirm
      ? [
          {
            head: 'Firm',
            cell: (row: UserRow) => firmOf(row) || <Muted>None</Muted>,
          },
        ]
      : []),
    { head: 'Role', cell: ({ roleLabel }) => roleLabel },
    {
      head: 'Last Login',
      isNamed: true,
      isOneLine: true,
      cell: ({ lastLogin }) => (lastLogin ? formatMoment(lastLogin) : noLogin),
      tooltip: lastLoginTooltip,
    },
    { head: 'Actions', width: 72, isHeadHidden: true, cell: (row) => <Actions row={row} actions={actions} /> },
  ]
}
