import { Button, Flex, Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { readError } from '../../ui/read-error.ts'
import type { Column } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { ListFoot } from '../../ui/table/ListFoot.tsx'
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx'
import type { ClientRow } from './client-columns.tsx'
import type { Clients } from './use-clients.ts'

interface Props {
  list: Clients
  caption: string
  columns: readonly Column<ClientRow, never>[]
  menu?: { nameOf: (row: ClientRow) => string; items: (row: ClientRow) => ReactNode }
  /** Shown instead of the table when there are no clients. */
  empty: ReactNode
}

/** The client table with its loading, empty and error states. */
export function ClientsTable({
  list: { clients, stale, loading, error, more, refetch },
  caption,
  columns,
  menu,
  empty,
}: Props) {
  const retryButton = (
    <Button
      loading={loading}
      onClick={() => {
        refetch().catch(console.error)
      }}
    >
      Try again
    </Button>
  )
  const failure = error && `The clients could not be loaded. ${readError(error).message}`
  if (!clients)
    return failure ? (
      <EmptyState text={failure}>{retryButton}</EmptyState>
    ) : (
      <TableSkeleton columns={columns} name="Loading the clients" hasMenu={menu !== undefined} />
    )
  const { nodes, totalCount, pageInfo } = clients
  return (
    <>
      {failure && (
        <Flex role="alert" align="center" gap="3" mb="3" color="danger.ink">
          <Text textStyle="sm">{failure}</Text>
          {retryButton}
        </Flex>
      )}
      {nodes.length === 0 ? (
        empty
      ) : (
        <>
          <DataTable
            caption={caption}
            columns={columns}
            rows={nodes}
            keyOf={({ uuid }) => uuid}
            stale={stale}
            {...(menu && { menu })}
          />
          <ListFoot shown={nodes.length} total={totalCount} hasMore={pageInfo.hasNextPage && !stale} more={more} />
        </>
      )}
    </>
  )
}
