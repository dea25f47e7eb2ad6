import { Button, Flex, Text } from '@chakra-ui/react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { readError } from '../../ui/read-error.ts'
import type { Column } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { ListFoot } from '../../ui/table/ListFoot.tsx'
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx'
import type { Users } from './use-users.ts'
import type { UserRow } from './user-columns.tsx'

interface Props {
  list: Users
  columns: readonly Column<UserRow, never>[]
  caption: string
  emptyText: string
  isFiltered: boolean
  clear: () => void
}

/** The matching users: the table, or the loading, error or empty state in its place. */
export function UserTable({
  list: { users, stale, loading, error, more, refetch },
  columns,
  caption,
  emptyText,
  isFiltered,
  clear,
}: Props) {
  const retry = (
    <Button
      loading={loading}
      onClick={() => {
        refetch().catch(console.error)
      }}
    >
      Try again
    </Button>
  )
  const failed = error && `The users could not be loaded. ${readError(error).message}`
  if (!users)
    return failed ? (
      <EmptyState text={failed}>{retry}</EmptyState>
    ) : (
      <TableSkeleton columns={columns} name="Loading the users" hasMenu={false} />
    )
  const { nodes, totalCount, pageInfo } = users
  return (
    <>
      {failed && (
        <Flex role="alert" align="center" gap="3" mb="3" color="danger.ink">
          <Text textStyle="sm">{failed}</Text>
          {retry}
        </Flex>
      )}
      {nodes.length > 0 && (
        <DataTable caption={caption} columns={columns} rows={nodes} keyOf={({ uuid }) => uuid} stale={stale} />
      )}
      {nodes.length > 0 && (
        <ListFoot shown={nodes.length} total={totalCount} hasMore={pageInfo.hasNextPage && !stale} more={more} />
      )}
      {nodes.length === 0 &&
        (isFiltered ? (
          <EmptyState text="No user matches this search and these filters.">
            <Button onClick={clear}>Clear search and filters</Button>
          </EmptyState>
        ) : (
          <EmptyState text={emptyText} />
        ))}
    </>
  )
}
