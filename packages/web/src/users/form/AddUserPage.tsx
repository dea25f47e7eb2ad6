import { Button } from '@chakra-ui/react'
import { Link, useSearchParams } from 'react-router'
import { useViewer } from '../../access/viewer.ts'
import { ForbiddenPage } from '../../access/ForbiddenPage.tsx'
import { NotFoundPage } from '../../ui/NotFoundPage.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FormSkeleton } from '../../ui/form/FormSkeleton.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { readError } from '../../ui/read-error.ts'
import { useUsersScope } from '../list/use-users-scope.ts'
import { useUserPaths } from '../user-paths.ts'
import { NewUserForm } from './NewUserForm.tsx'
import { UserFirmDocument } from './user.operations.ts'
import { useQuery } from '../../ui/use-query.ts'
import { ClientChooser } from '../../clients/ClientChooser.tsx'

/** Chooses the firm of a new user, where the viewer has none of their own or administers several. */
function ChooseFirm() {
  const { add } = useUserPaths()
  return (
    <ClientChooser
      title="Add user"
      text="Choose the client that the new user works for."
      emptyText="There is no client yet to add a user to."
      permission="user:create"
      base={add}
    />
  )
}

/** Adds a user to the viewer's own firm or to one chosen first; the URL parameter `client` holds the choice. */
export function AddUserPage() {
  const [params] = useSearchParams()
  const own = useViewer().client?.uuid
  const { isAdministration } = useUserPaths()
  const firm = params.get('client') ?? (isAdministration ? undefined : own)
  return firm ? <AddUser key={firm} firm={firm} /> : <ChooseFirm />
}

function AddUser({ firm }: { firm: string }) {
  const { data, error, refetch } = useQuery(UserFirmDocument, {
    variables: { uuid: firm },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  const { add } = useUserPaths()
  const { addsTo } = useUsersScope()
  if (error && readError(error).code === 'NOT_FOUND') return <NotFoundPage />
  if (data && !data.client.addsUsers) return <ForbiddenPage />
  return (
    <>
      <PageHead title="Add user">
        {addsTo.length > 1 && (
          <Button asChild>
            <Link to={`${add}?client=`}>Choose another client</Link>
          </Button>
        )}
      </PageHead>
      {data && <NewUserForm firm={data.client} />}
      {!data && !error && <FormSkeleton title="User Details" />}
      {!data && error && (
        <EmptyState text={`The client could not be loaded. ${readError(error).message}`}>
          <Button
            onClick={() => {
              refetch().catch(console.error)
            }}
          >
            Try again
          </Button>
        </EmptyState>
      )}
    </>
  )
}
