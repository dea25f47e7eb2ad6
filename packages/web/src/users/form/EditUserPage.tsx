import { useQuery } from '@apollo/client/react'
import { Box, Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { config } from '../../config.ts'
import { ForbiddenPage } from '../../shell/ForbiddenPage.tsx'
import { useNamed } from '../../shell/record-name.ts'
import { ErrorPage } from '../../shell/ErrorPage.tsx'
import { longDayOf } from '../../ui/dates.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FormSkeleton } from '../../ui/form/FormSkeleton.tsx'
import { messages } from '../../ui/messages.ts'
import { PageHead } from '../../ui/PageHead.tsx'
import { readError } from '../../ui/read-error.ts'
import { toastError } from '../../ui/toast-error.ts'
import { useUserStanding } from '../use-user-standing.ts'
import { EditUserForm } from './EditUserForm.tsx'
import { ResetPassword } from './ResetPassword.tsx'
import { UserDocument, UserFirmDocument } from './user.operations.ts'
import type { LoadedUser } from './user-form.ts'

const fresh = {
  fetchPolicy: 'network-only',
  nextFetchPolicy: 'cache-first',
  notifyOnNetworkStatusChange: true,
} as const

export function EditUserPage() {
  const { userUuid = '' } = useParams()
  return <EditUser key={userUuid} uuid={userUuid} />
}

function EditUser({ uuid }: { uuid: string }) {
  const { data, error, refetch } = useQuery(UserDocument, { variables: { uuid }, ...fresh })
  const user = data?.user,
    clientUuid = user?.client?.uuid ?? ''
  const firm = useQuery(UserFirmDocument, { variables: { uuid: clientUuid }, skip: clientUuid === '', ...fresh })
  // The record as it was fetched again, and how often: each time the form begins anew with it.
  const [again, setAgain] = useState<{ round: number; record?: LoadedUser }>({ round: 0 })
  const failed = error ?? firm.error
  useNamed(user?.name)
  if (error && readError(error).code === 'NOT_FOUND') return <ErrorPage title="404" text={messages.notFound} />
  if (user && !user.mayEdit) return <ForbiddenPage />
  const reload = (): void => {
    refetch().then((answer) => setAgain({ round: again.round + 1, record: answer.data?.user }), toastError)
  }
  const retry = (): void => {
    Promise.all([refetch(), clientUuid && firm.refetch()]).catch(console.error)
  }
  return (
    <>
      <PageHead title={user?.name ?? 'Edit user'}>{user && <Standing user={user} />}</PageHead>
      {user?.deactivatedAt && (
        <Box
          role="note"
          textStyle="sm"
          borderInlineStartWidth="3px"
          borderColor="attention.edge"
          ps="3"
          mb="4"
        >{`Deactivated on ${longDayOf(user.deactivatedAt)}: ${user.name} cannot sign in until they are restored.`}</Box>
      )}
      {user && firm.data && (
        <EditUserForm
          key={again.round}
          record={again.record ?? user}
          version={user.version}
          firm={firm.data.client}
          reload={reload}
        />
      )}
      {!(user && firm.data) &&
        (failed ? (
          <EmptyState text={`The user could not be loaded. ${readError(failed).message}`}>
            <Button onClick={retry}>Try again</Button>
          </EmptyState>
        ) : (
          <FormSkeleton title="User Details" />
        ))}
    </>
  )
}

/** What can be done with a person's access, beside their details. */
function Standing({ user }: { user: LoadedUser }) {
  const { deactivate, restore, asking } = useUserStanding()
  return (
    <>
      {config.auth.isOwn && <ResetPassword uuid={user.uuid} name={user.name} />}
      {user.deactivatedAt ? (
        <Button
          onClick={() => {
            void restore(user)
          }}
        >
          Restore
        </Button>
      ) : (
        <Button
          onClick={() => {
            void deactivate(user)
          }}
        >
          Deactivate
        </Button>
      )}
      {asking}
    </>
  )
}
