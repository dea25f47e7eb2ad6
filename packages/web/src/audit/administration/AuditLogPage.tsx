import { Button, Text } from '@chakra-ui/react'
import { ForbiddenPage } from '../../access/ForbiddenPage.tsx'
import { useAddition, useViewer } from '../../access/viewer.ts'
import { formatAuditFilter, isFiltered, noFilter, parseAuditFilter } from '../../administration-audit/audit-filter.ts'
import { ChangeTable, changeColumns } from '../../administration-audit/ChangeTable.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { isForbidden } from '../../ui/read-error.ts'
import { ListFoot } from '../../ui/table/ListFoot.tsx'
import { ListState } from '../../ui/table/ListState.tsx'
import { TableSkeleton } from '../../ui/table/TableSkeleton.tsx'
import { useUrlQuery } from '../../ui/table/use-url-query.ts'
import { UnavailablePage } from '../../ui/UnavailablePage.tsx'
import { AuditLogToolbar } from './AuditLogToolbar.tsx'
import { ExportAuditLog } from './ExportAuditLog.tsx'
import { recordPath } from './record-path.ts'
import { PAGE, useAuditLog } from './use-audit-log.ts'

const ABOUT_FIRMS =
  'Who changed what of users, clients, rates and access, and from where. Each case has audit logs of its own.'
const ABOUT_ADMINISTRATORS = 'Who changed what of system administrators, and from where.'

/** Who changed what of the firms whose audit the viewer may read. */
export const AuditLogPage = () => <OfferedAuditLog isSystem={false} />
/** Who changed what of system administrators, for one of them. */
export const SystemAuditLogPage = () => <OfferedAuditLog isSystem />

const OfferedAuditLog = ({ isSystem }: { isSystem: boolean }) =>
  useAddition('administration_audit') ? <AuditLog isSystem={isSystem} /> : <UnavailablePage />

function AuditLog({ isSystem }: { isSystem: boolean }) {
  const { query: filter, setQuery: setFilter } = useUrlQuery(parseAuditFilter, formatAuditFilter)
  const { page, choices, stale, state, more } = useAuditLog(filter, isSystem)
  if (isForbidden(state.error)) return <ForbiddenPage />
  if (page === null) return <UnavailablePage />
  const changes = page?.nodes ?? []
  const clear = isFiltered(filter) ? () => setFilter(noFilter) : undefined
  const shown = { hasClient: choices.clients.length > 1, hasRecord: true }
  return (
    <>
      <PageHead title="Audit log">{changes.length > 0 && <ExportAuditLog filter={filter} />}</PageHead>
      <Text textStyle="sm" color="muted" mb="4" maxW="720px">
        {isSystem ? ABOUT_ADMINISTRATORS : ABOUT_FIRMS}
      </Text>
      <AuditLogToolbar
        filter={filter}
        change={setFilter}
        // An empty log offers that itself.
        clear={page?.nodes.length === 0 ? undefined : clear}
        choices={choices}
        recordName={changes.find(({ recordUuid }) => filter.records.includes(recordUuid))?.recordName}
      />
      <ListState
        what="audit log"
        state={state}
        skeleton={<TableSkeleton columns={changeColumns(shown)} name="Loading the audit log" hasMenu={false} />}
      >
        {page &&
          (changes.length > 0 ? (
            <Listed page={page} shown={shown} stale={stale} more={more} />
          ) : (
            <Nothing clear={clear} />
          ))}
      </ListState>
    </>
  )
}

interface ListedProps extends Pick<ReturnType<typeof useAuditLog>, 'stale' | 'more'> {
  page: NonNullable<ReturnType<typeof useAuditLog>['page']>
  shown: Parameters<typeof changeColumns>[0]
}
/** The entries that are loaded so far, with the means to load more. */
function Listed({ page: { nodes, totalCount, pageInfo }, shown, stale, more }: ListedProps) {
  const viewer = useViewer()
  return (
    <>
      <ChangeTable
        caption="Audit log"
        changes={nodes}
        {...shown}
        pathOf={(change) => recordPath(change, viewer)}
        stale={stale}
      />
      <ListFoot
        page={PAGE}
        shown={nodes.length}
        total={totalCount}
        hasMore={pageInfo.hasNextPage && !stale}
        more={more}
      />
    </>
  )
}

/** What an empty log says; `clear` takes off the filters that nothing matches. */
const Nothing = ({ clear }: { clear: (() => void) | undefined }) =>
  clear ? (
    <EmptyState text="Nothing matches these filters.">
      <Button onClick={clear}>Clear filters</Button>
    </EmptyState>
  ) : (
    <EmptyState text="Nothing has been recorded yet." />
  )
