import { Button, Link, Text } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { Link as To } from 'react-router'
import type { ChoosableClientsQuery } from '../generated/graphql.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { readError } from '../ui/read-error.ts'
import type { Column } from '../ui/table/columns.ts'
import { DataTable } from '../ui/table/DataTable.tsx'
import { ListFoot } from '../ui/table/ListFoot.tsx'
import { SearchField } from '../ui/table/SearchField.tsx'
import { TableSkeleton } from '../ui/table/TableSkeleton.tsx'
import { ChoosableClientsDocument } from './clients.operations.ts'
import { useQuery } from '../ui/use-query.ts'

type ChoosableClient = ChoosableClientsQuery['clients']['nodes'][number]
const PAGE = 50

const columnsWithLinkTo = (base: string): Column<ChoosableClient, never>[] => [
  {
    head: 'Client Name',
    cell: ({ uuid, name, isOffered }) =>
      isOffered ? (
        <Link asChild focusVisibleRing="inside">
          <To to={`${base}?client=${uuid}`}>{name}</To>
        </Link>
      ) : (
        name
      ),
    texts: ({ name }) => [name],
  },
  { head: 'Town/City', cell: ({ town }) => town ?? '' },
  { head: 'Users', align: 'end', cell: ({ numberOfUsers }) => numberOfUsers ?? '' },
]

interface Props {
  title: string
  text: string
  emptyText: string
  /** What the viewer must be allowed to do for a client that they can choose. */
  permission: string
  /** The page that the choice leads to; it finds the client in its URL parameter `client`. */
  base: string
}

/** Chooses the client that a page is about, by search. */
export function ClientChooser({ title, text, emptyText, permission, base }: Props) {
  const [search, setSearch] = useState('')
  const columns = useMemo(() => columnsWithLinkTo(base), [base])
  const { data, previousData, error, fetchMore, refetch } = useQuery(ChoosableClientsDocument, {
    variables: { first: PAGE, search: search || null, permission },
    fetchPolicy: 'cache-and-network',
    notifyOnNetworkStatusChange: true,
  })
  const firms = (data ?? previousData)?.clients
  const more = (): Promise<unknown> => fetchMore({ variables: { after: data?.clients.pageInfo.endCursor } })
  return (
    <>
      <PageHead title={title} />
      <Text mb="3">{text}</Text>
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
      {firms && firms.nodes.length === 0 && <EmptyState text={search ? 'No client matches this search.' : emptyText} />}
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
