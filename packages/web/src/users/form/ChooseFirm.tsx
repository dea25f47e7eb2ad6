import { useQuery } from '@apollo/client/react'
import { Button, Link, Text } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { Link as To } from 'react-router'
import type { FirmsQuery } from '../../generated/graphql.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { readError } from '../../ui/read-error.ts'
import type { Column } from '../../ui/table/columns.ts'
import { DataTable } from '../../ui/table/DataTable.tsx'
import { ListFoot } from '../../ui/table/ListFoot.tsx'
import { SearchField } from '../../ui/table/SearchField.tsx'
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx'
import { useUserPaths } from '../user-paths.ts'
import { FirmsDocument } from './user.operations.ts'

type Firm = FirmsQuery['clients']['nodes'][number]
const PAGE = 50

const columnsWithLinkTo = (add: string): Column<Firm, never>[] => [
  {
    head: 'Client Name',
    cell: ({ uuid, name, addsUsers }) =>
      addsUsers ? (
        <Link asChild focusVisibleRing="inside">
          <To to={`${add}?client=${uuid}`}>{name}</To>
        </Link>
      ) : (
        name
      ),
    tooltip: ({ name }) => name,
  },
  { head: 'Town/City', width: '30%', cell: ({ town }) => town ?? '', tooltip: ({ town }) => town ?? '' },
  { head: 'Users', width: '88px', align: 'end', cell: ({ numberOfUsers }) => numberOfUsers ?? '' },
]

/** Chooses the firm of a new user, where the viewer has none of their own or administers several. */
export function ChooseFirm() {
  const { add } = useUserPaths()
  const [search, setSearch] = useState('')
  const columns = useMemo(() => columnsWithLinkTo(add), [add])
  const { data, previousData, error, fetchMore, refetch } = useQuery(FirmsDocument, {
    variables: { first: PAGE, search: search || null },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const firms = (data ?? previousData)?.clients
  const more = (): Promise<unknown> => fetchMore({ variables: { after: data?.clients.pageInfo.endCursor } })
  return (
    <>
      <PageHead title="Add user" />
      <Text mb="3">Choose the client that the new user works for.</Text>
      <SearchField name="Search clients" placeholder="Search clients" value={search} change={setSearch} />
      <Text mt="3" />
      {!firms && !error && <TableSkeleton columns={columns} name="Loading the clients" hasMenu={false} />}
      {!firms && error && (
        <EmptyState text={`The clients could not be loaded. ${readError(error).message}`}>
          <Button
            onClick={() => {
              refetch().catch(console.error)
            }}
          >
            Try again
          </Button>
        </EmptyState>
      )}
      {firms && firms.nodes.length === 0 && (
        <EmptyState text={search ? 'No client matches this search.' : 'There is no client yet to add a user to.'} />
      )}
      {firms && firms.nodes.length > 0 && (
        <>
          <DataTable caption="Clients" columns={columns} rows={firms.nodes} keyOf={({ uuid }) => uuid} stale={!data} />
          <ListFoot
            shown={firms.nodes.length}
            total={firms.totalCount}
            hasMore={firms.pageInfo.hasNextPage}
            more={more}
          />
        </>
      )}
    </>
  )
}
