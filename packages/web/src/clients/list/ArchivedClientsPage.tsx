import { useMemo } from 'react'
import { useAddition } from '../../access/viewer.ts'
import { ForbiddenPage } from '../../access/ForbiddenPage.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { isForbidden } from '../../ui/read-error.ts'
import { ListTable } from '../../ui/table/ListTable.tsx'
import { useUrlQuery } from '../../ui/table/use-url-query.ts'
import { ownClients } from '../client-paths.ts'
import { archivedColumns } from './client-columns.tsx'
import { parseClientQuery, formatClientQuery } from './client-query.ts'
import { ClientsSearch } from './ClientsSearch.tsx'
import { NothingFound } from './NothingFound.tsx'
import { useClients } from './use-clients.ts'
import { useArchiveClient } from './use-archive-client.ts'

const NOT_OFFERED = 'Archiving is not available here: the service that your firm uses does not offer it.'

/** The list of archived clients, each with a Restore button. */
export function ArchivedClientsPage() {
  const {
    query: { search },
    setQuery,
  } = useUrlQuery(parseClientQuery, formatClientQuery)
  const canArchive = useAddition('archive')
  const list = useClients(search, true)
  const { restore } = useArchiveClient()
  const columns = useMemo(
    () =>
      archivedColumns(ownClients, (row) => {
        void restore(row)
      }),
    [restore],
  )
  if (isForbidden(list.error)) return <ForbiddenPage />
  return (
    <>
      <PageHead title="Archived clients" />
      <ClientsSearch search={search} onSearch={(text) => setQuery({ search: text })} />
      <ListTable
        what="clients"
        list={list}
        caption="Archived clients"
        columns={columns}
        empty={
          search ? (
            <NothingFound clear={() => setQuery({ search: '' })} />
          ) : (
            <EmptyState text={canArchive ? 'No client is archived.' : NOT_OFFERED} />
          )
        }
      />
    </>
  )
}
