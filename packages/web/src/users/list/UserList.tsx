import { Button } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { useAddition, useViewer } from '../../access/viewer.ts'
import { ForbiddenPage } from '../../access/ForbiddenPage.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { isForbidden } from '../../ui/read-error.ts'
import { ListTable } from '../../ui/table/ListTable.tsx'
import { useUrlQuery } from '../../ui/table/use-url-query.ts'
import { useUserPaths } from '../user-paths.ts'
import { useUserActivation } from '../use-user-activation.tsx'
import { ImportPeople } from '../import/ImportPeople.tsx'
import { UsersToolbar } from './UsersToolbar.tsx'
import { useUsers } from './use-users.ts'
import { useUsersScope } from './use-users-scope.ts'
import { parseUserListQuery, formatUserListQuery } from './user-list-query.ts'
import { userColumns } from './user-columns.tsx'

interface NoUsersProps {
  isFiltered: boolean
  isDeactivated: boolean
  clear: () => void
}
const NoUsers = ({ isFiltered, isDeactivated, clear }: NoUsersProps) =>
  isFiltered ? (
    <EmptyState text="No user matches this search and these filters.">
      <Button onClick={clear}>Clear search and filters</Button>
    </EmptyState>
  ) : (
    <EmptyState text={isDeactivated ? 'Nobody is deactivated.' : 'No users yet.'} />
  )

/** Into which client people are imported: the one that the list is filtered by, else the viewer's own. */
function useImportTarget<Firm extends { uuid: string }>(
  chosen: readonly string[],
  addsTo: readonly Firm[],
): Firm | undefined {
  const own = useViewer().client?.uuid
  const [target = own] = chosen
  return chosen.length > 1 ? undefined : addsTo.find(({ uuid }) => uuid === target)
}

/** The users of the firms that the viewer may read, filtered by the URL parameters. */
export function UserList({ title }: { title: string }) {
  const { edit, add, isAdministration } = useUserPaths()
  const { query, setQuery } = useUrlQuery(parseUserListQuery, formatUserListQuery)
  const list = useUsers(query)
  const { addsUsers, firms, addsTo } = useUsersScope()
  const importsTo = useImportTarget(query.firms, addsTo)
  const { deactivate, restore, confirmDialog } = useUserActivation()
  const canDeactivate = useAddition('deactivate')
  const hasLogins = useAddition('user_list')
  const hasFirm = isAdministration || firms.length > 1
  const columns = useMemo(
    () =>
      userColumns({
        hasFirm,
        editPath: edit,
        hasLogins,
        activation: canDeactivate
          ? {
              deactivate: (row) => {
                void deactivate(row)
              },
              restore: (row) => {
                void restore(row)
              },
            }
          : undefined,
      }),
    [hasFirm, hasLogins, edit, canDeactivate, deactivate, restore],
  )
  if (isForbidden(list.error)) return <ForbiddenPage />

  const { search, roles, groups, firms: chosenFirms, isDeactivated } = query
  const isFiltered = search !== '' || roles.length + groups.length + chosenFirms.length > 0
  // An empty result offers `clear` itself, in place of the table.
  const hasRows = list.page === undefined || list.page.nodes.length > 0
  const clear = (): void => setQuery({ search: '', roles: [], groups: [], firms: [] })
  return (
    <>
      <PageHead title={title}>
        {importsTo && <ImportPeople client={importsTo} />}
        {addsUsers && (
          <Button variant="solid" asChild>
            <Link to={add}>
              <Plus aria-hidden />
              Add user
            </Link>
          </Button>
        )}
      </PageHead>
      <UsersToolbar query={query} setQuery={setQuery} firms={firms} clear={isFiltered && hasRows ? clear : undefined} />
      <ListTable
        what="users"
        list={list}
        columns={columns}
        caption={title}
        empty={<NoUsers isFiltered={isFiltered} isDeactivated={isDeactivated} clear={clear} />}
      />
      {confirmDialog}
    </>
  )
}

/** The users of the viewer's firm, and of its child firms whose users the viewer may read. */
export const UsersPage = () => <UserList title="Users" />
/** The users of all firms, for administrators. */
export const SystemUsersPage = () => <UserList title="System users" />
