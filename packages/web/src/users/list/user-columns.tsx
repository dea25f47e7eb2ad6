import { Flex, chakra } from '@chakra-ui/react'
import { Pencil, RotateCcw, Trash2 } from 'lucide-react'
import type { UsersQuery } from '../../generated/graphql.ts'
import { dayOf, momentOf } from '../../ui/dates.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import type { Column } from '../../ui/table/columns.ts'

export type UserRow = UsersQuery['users']['nodes'][number]
interface Doing {
  editPath: (uuid: string) => string
  deactivate: (row: UserRow) => void
  restore: (row: UserRow) => void
}

const Quiet = ({ children }: { children: string }) => <chakra.span color="muted">{children}</chakra.span>
const firmOf = ({ client }: UserRow): string => client?.name ?? ''
const lastLogin = ({ lastLogin }: UserRow): string => (lastLogin ? momentOf(lastLogin) : 'Never')

/** What can be done with a person. It keeps its place and is shown where the hand or the focus is. */
const Actions = ({ row, doing: { editPath, deactivate, restore } }: { row: UserRow; doing: Doing }) =>
  row.mayEdit && (
    <Flex data-row-menu justify="flex-end" gap="0.5">
      <IconButton name={`Edit ${row.name}`} icon={Pencil} to={editPath(row.uuid)} />
      {row.deactivatedAt ? (
        <IconButton name={`Restore ${row.name}`} icon={RotateCcw} onClick={() => restore(row)} />
      ) : (
        <IconButton name={`Deactivate ${row.name}`} icon={Trash2} onClick={() => deactivate(row)} />
      )}
    </Flex>
  )

/** The columns of a list of people, in the order of the specification; their firm where there are several. */
export function userColumns({ hasFirm, ...doing }: Doing & { hasFirm: boolean }): Column<UserRow, never>[] {
  return [
    {
      head: 'First Name',
      width: 'clamp(88px, 8vw, 150px)',
      cell: ({ firstname }) => firstname,
      whole: ({ firstname }) => firstname,
    },
    {
      head: 'Last Name',
      width: 'clamp(88px, 8.5vw, 190px)',
      cell: ({ surname }) => surname,
      whole: ({ surname }) => surname,
    },
    { head: 'Email', cell: ({ emailAddress }) => emailAddress, whole: ({ emailAddress }) => emailAddress },
    ...(hasFirm
      ? [
          {
            head: 'Firm',
            width: 'clamp(116px, 12vw, 220px)',
            cell: (row: UserRow) => firmOf(row) || <Quiet>None</Quiet>,
            whole: firmOf,
          },
        ]
      : []),
    {
      head: 'Role',
      width: 'clamp(122px, 11vw, 160px)',
      cell: ({ roleLabel }) => roleLabel,
      whole: ({ roleLabel }) => roleLabel,
    },
    {
      head: 'Last Login',
      width: '98px',
      cell: ({ lastLogin }) => (lastLogin ? dayOf(lastLogin) : <Quiet>Never</Quiet>),
      whole: lastLogin,
    },
    { head: 'Actions', width: '72px', isMute: true, cell: (row) => <Actions row={row} doing={doing} /> },
  ]
}
