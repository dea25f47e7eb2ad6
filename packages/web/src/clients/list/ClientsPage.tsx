import { useQuery } from '@apollo/client/react'
import { Button, Menu } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { ForbiddenPage } from '../../shell/ForbiddenPage.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { readError } from '../../ui/read-error.ts'
import { useAddress } from '../../ui/table/use-address.ts'
import { ownClients, systemClients, type ClientsPlace } from '../client-paths.ts'
import { ClientsScopeDocument } from '../clients.operations.ts'
import { activeColumns, type ClientRow } from './client-columns.tsx'
import { readAddress, writeAddress } from './client-address.ts'
import { ClientsFound } from './ClientsFound.tsx'
import { ClientsSearch } from './ClientsSearch.tsx'
import { NothingFound } from './NothingFound.tsx'
import { useClients } from './use-clients.ts'
import { useShelve } from './use-shelve.ts'

/** The clients the viewer may read. */
export const ActiveClientsPage = () => <ClientList title="Active clients" place={ownClients} />
/** Every client of the system. */
export const SystemClientsPage = () => <ClientList title="System clients" place={systemClients} />

const AddClient = ({ to }: { to: string }) => (
  <Button variant="solid" asChild>
    <Link to={to}>
      <Plus aria-hidden />
      Add client
    </Link>
  </Button>
)

const menuOf = ({ edit }: ClientsPlace, archive: (row: ClientRow) => Promise<void>) => ({
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
        </>
      )}
    </>
  ),
})

function ClientList({ title, place }: { title: string; place: ClientsPlace }) {
  const {
    question: { search },
    ask,
  } = useAddress(readAddress, writeAddress)
  const list = useClients(search, false)
  // A list without this is still a list.
  const { data } = useQuery(ClientsScopeDocument, { errorPolicy: 'all' })
  const { archive, asking } = useShelve()
  const columns = useMemo(() => activeColumns(place), [place])
  if (list.error && readError(list.error).code === 'FORBIDDEN') return <ForbiddenPage />

  const add = data?.viewer?.addsClients === true && <AddClient to={place.add} />
  return (
    <>
      <PageHead title={title}>{add}</PageHead>
      <ClientsSearch search={search} ask={(text) => ask({ search: text })} />
      <ClientsFound
        list={list}
        caption={title}
        columns={columns}
        menu={menuOf(place, archive)}
        none={
          search ? (
            <NothingFound clear={() => ask({ search: '' })} />
          ) : (
            <EmptyState text="No clients yet.">{add}</EmptyState>
          )
        }
      />
      {asking}
    </>
  )
}
