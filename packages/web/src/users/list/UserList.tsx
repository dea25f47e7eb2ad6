import { Button } from '@chakra-ui/react'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { Link } from 'react-router'
import { ForbiddenPage } from '../../shell/ForbiddenPage.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { readError } from '../../ui/read-error.ts'
import { useAddress } from '../../ui/table/use-address.ts'
import { useUserPaths } from '../user-paths.ts'
import { useUserStanding } from '../use-user-standing.ts'
import { UsersFound } from './UsersFound.tsx'
import { UsersToolbar } from './UsersToolbar.tsx'
import { useUsers } from './use-users.ts'
import { useUsersScope } from './use-users-scope.ts'
import { readUserAddress, writeUserAddress } from './user-address.ts'
import { userColumns } from './user-columns.tsx'

/** People of the firms whose users the viewer may read, found by the question in the address. */
export function UserList({ title }: { title: string }) {
  const { edit, add, isAdministration } = useUserPaths()
  const { question, ask } = useAddress(readUserAddress, writeUserAddress)
  const list = useUsers(question)
  const { addsUsers, firms } = useUsersScope()
  const { deactivate, restore, asking } = useUserStanding()
  const hasFirm = isAdministration || firms.length > 1
  const columns = useMemo(
    () =>
      userColumns({
        hasFirm,
        editPath: edit,
        deactivate: (row) => {
          void deactivate(row)
        },
        restore: (row) => {
          void restore(row)
        },
      }),
    [hasFirm, edit, deactivate, restore],
  )
  if (list.error && readError(list.error).code === 'FORBIDDEN') return <ForbiddenPage />

  const { search, roles, groups, firms: chosenFirms, isDeactivated } = question
  const narrowed = search !== '' || roles.length + groups.length + chosenFirms.length > 0
  // Where nobody is found, the way out is offered there.
  const found = list.users === undefined || list.users.nodes.length > 0
  const clear = (): void => ask({ search: '', roles: [], groups: [], firms: [] })
  return (
    <>
      <PageHead title={title}>
        {addsUsers && (
          <Button variant="solid" asChild>
            <Link to={add}>
              <Plus aria-hidden />
              Add user
            </Link>
          </Button>
        )}
      </PageHead>
      <UsersToolbar question={question} ask={ask} firms={firms} clear={narrowed && found ? clear : undefined} />
      <UsersFound
        list={list}
        columns={columns}
        caption={title}
        none={isDeactivated ? 'Nobody is deactivated.' : 'No users yet.'}
        narrowed={narrowed}
        clear={clear}
      />
      {asking}
    </>
  )
}

/** The people of the viewer's firm, and of those below it whose users they may read. */
export const UsersPage = () => <UserList title="Users" />
/** The people of all firms, for the administrator. */
export const SystemUsersPage = () => <UserList title="System users" />
