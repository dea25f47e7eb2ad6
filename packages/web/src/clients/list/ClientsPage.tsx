import { Button, Menu } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useAddition } from '../../access/viewer.ts'
import { useRemoval } from '../../removals/use-removal.tsx'
import { ForbiddenPage } from '../../access/ForbiddenPage.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { isForbidden } from '../../ui/read-error.ts'
import { ListTable } from '../../ui/table/ListTable.tsx'
import { useUrlQuery } from '../../ui/table/use-url-query.ts'
import { ownClients, systemClients, type ClientsSection } from '../client-paths.ts'
import { ClientsScopeDocument } from '../clients.operations.ts'
import { activeColumns, type ClientRow } from './client-columns.tsx'
import { parseClientQuery, formatClientQuery } from './client-query.ts'
import { ClientsSearch } from './ClientsSearch.tsx'
import { NothingFound } from './NothingFound.tsx'
import { useClients } from './use-clients.ts'
import { useArchiveClient } from './use-archive-client.ts'
import { useQuery } from '../../ui/use-query.ts'

/** The active clients that the viewer may read. */
export const ActiveClientsPage = () => <ClientList title="Active clients" section={ownClients} />
/** All clients of the system (administrators). */
export const SystemClientsPage = () => <ClientList title="System clients" section={systemClients} />

const AddClient = ({ to }: { to: string }) => (
  <Button variant="solid" asChild>
    <Link to={to}>
      <Plus aria-hidden />
      Add client
    </Link>
  </Button>
)

const menuOf = (
  { edit }: ClientsSection,
  archive: (row: ClientRow) => Promise<void>,
  remove: ((row: ClientRow) => void) | undefined,
) => ({
  nameOf: ({ name }: ClientRow): string => name,
  items: (row: ClientRow) => (
    <>
      <Menu.Item value="open" asChild>
        <Link to={edit(row.uuid)}>{row.isEditable ? 'Edit client' : 'View client'}</Link>
      </Menu.Item>
      {row.isArchivable && (
        <>
          <Menu.Separator />
          <Menu.Item
            value="archive"
            onSelect={() => {
              void archive(row)
            }}
          >
            Archive
          </Menu.Item>
          {remove && (
            <Menu.Item value="remove" onSelect={() => remove(row)}>
              Remove
            </Menu.Item>
          )}
        </>
      )}
    </>
  ),
})

function ClientList({ title, section }: { title: string; section: ClientsSection }) {
  const {
    query: { search },
    setQuery,
  } = useUrlQuery(parseClientQuery, formatClientQuery)
  const list = useClients(search, false)
  // Only controls the Add button: an error here must not hide the list.
  const { data } = useQuery(ClientsScopeDocument, { errorPolicy: 'all' })
  const { archive, confirmDialog } = useArchiveClient()
  const { remove, removalDialog } = useRemoval()
  const canRemove = useAddition('removals')
  const removeRow = ({ uuid, name }: ClientRow): void => void remove({ kind: 'client', uuid, clientUuid: uuid, name })
  const columns = useMemo(() => activeColumns(section), [section])
  if (isForbidden(list.error)) return <ForbiddenPage />

  const add = data?.viewer?.addsClients === true && <AddClient to={section.add} />
  return (
    <>
      <PageHead title={title}>{add}</PageHead>
      <ClientsSearch search={search} onSearch={(text) => setQuery({ search: text })} />
      <ListTable
        what="clients"
        list={list}
        caption={title}
        columns={columns}
        menu={menuOf(section, archive, canRemove ? removeRow : undefined)}
        empty={
          search ? (
            <NothingFound clear={() => setQuery({ search: '' })} />
          ) : (
            <EmptyState text="No clients yet.">{add}</EmptyState>
          )
        }
      />
      {confirmDialog}
      {removalDialog}
    </>
  )
}
