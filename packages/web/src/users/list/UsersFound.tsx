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
  none: string
  narrowed: boolean
  clear: () => void
}

/** What answers the question: the table, or the sentence that stands for it. */
export function UsersFound({
  list: { users, stale, loading, error, more, refetch },
  columns,
  caption,
  none,
  narrowed,
  clear,
}: Props) {
  const again = (
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
      <EmptyState text={failed}>{again}</EmptyState>
    ) : (
      <TableSkeleton columns={columns} name="Loading the users" hasMenu={false} />
    )
  const { nodes, totalCount, pageInfo } = users
  return (
    <>
      {failed && (
        <Flex role="alert" align="center" gap="3" mb="3" color="danger.ink">
          <Text textStyle="sm">{failed}</Text>
          {again}
        </Flex>
      )}
      {nodes.length > 0 && (
        <DataTable caption={caption} columns={columns} rows={nodes} keyOf={({ uuid }) => uuid} stale={stale} />
      )}
      {nodes.length > 0 && (
        <ListFoot shown={nodes.length} total={totalCount} hasMore={pageInfo.hasNextPage && !stale} more={more} />
      )}
      {nodes.length === 0 &&
        (narrowed ? (
          <EmptyState text="No user matches this search and these filters.">
            <Button onClick={clear}>Clear search and filters</Button>
          </EmptyState>
        ) : (
          <EmptyState text={none} />
        ))}
    </>
  )
}
