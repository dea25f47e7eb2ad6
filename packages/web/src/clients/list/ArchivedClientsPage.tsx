import { useMemo } from 'react'
import { ForbiddenPage } from '../../shell/ForbiddenPage.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { readError } from '../../ui/read-error.ts'
import { useAddress } from '../../ui/table/use-address.ts'
import { ownClients } from '../client-paths.ts'
import { archivedColumns } from './client-columns.tsx'
import { readAddress, writeAddress } from './client-address.ts'
import { ClientsFound } from './ClientsFound.tsx'
import { ClientsSearch } from './ClientsSearch.tsx'
import { NothingFound } from './NothingFound.tsx'
import { useClients } from './use-clients.ts'
import { useShelve } from './use-shelve.ts'

/** The clients that were archived, each with the way back. */
export function ArchivedClientsPage() {
  const {
    question: { search },
    ask,
  } = useAddress(readAddress, writeAddress)
  const list = useClients(search, true)
  const { restore } = useShelve()
  const columns = useMemo(
    () =>
      archivedColumns(ownClients, (row) => {
        void restore(row)
      }),
    [restore],
  )
  if (list.error && readError(list.error).code === 'FORBIDDEN') return <ForbiddenPage />
  return (
    <>
      <PageHead title="Archived clients" />
      <ClientsSearch search={search} ask={(text) => ask({ search: text })} />
      <ClientsFound
        list={list}
        caption="Archived clients"
        columns={columns}
        none={
          search ? <NothingFound clear={() => ask({ search: '' })} /> : <EmptyState text="No client is archived." />
        }
      />
    </>
  )
}
