import { Box, Button } from '@chakra-ui/react'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useAddition, useViewer } from '../../access/viewer.ts'
import { config } from '../../access/config.ts'
import { ForbiddenPage } from '../../access/ForbiddenPage.tsx'
import { RecordAudit } from '../../administration-audit/RecordAudit.tsx'
import { useSetRecordName } from '../../navigation/record-name.ts'
import { NotFoundPage } from '../../ui/NotFoundPage.tsx'
import { formatDay } from '../../formats/dates.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FormSkeleton } from '../../ui/form/FormSkeleton.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { readError } from '../../ui/read-error.ts'
import { toastError } from '../../ui/toast-error.ts'
import { Away } from '../leaving/Away.tsx'
import { HandedOver } from '../leaving/HandedOver.tsx'
import { ResetSecondFactor } from '../second-factor/ResetSecondFactor.tsx'
import { UserSessions } from '../sessions/UserSessions.tsx'
import { useUserActivation } from '../use-user-activation.tsx'
import { EditUserForm } from './EditUserForm.tsx'
import { SendLink } from './SendLink.tsx'
import { SetPassword } from './SetPassword.tsx'
import { UserDocument, UserFirmDocument } from './user.operations.ts'
import type { LoadedUser, UserFirm } from './user-form.ts'
import { useQuery } from '../../ui/use-query.ts'

/** Query options of an edit form: always from the server first, so that the form starts from the current version. */
const networkFirst = {
  fetchPolicy: 'network-only',
  nextFetchPolicy: 'cache-first',
  notifyOnNetworkStatusChange: true,
} as const

export function EditUserPage() {
  const { userUuid = '' } = useParams()
  return <EditUser key={userUuid} uuid={userUuid} />
}

/**
 * The user, their firm, and the means to fetch both again. `reloaded` holds a refetched user and counts the refetches.
 */
function useEditedUser(uuid: string) {
  const { data, error, refetch } = useQuery(UserDocument, { variables: { uuid }, ...networkFirst })
  const user = data?.user
  const clientUuid = user?.client?.uuid ?? ''
  const firm = useQuery(UserFirmDocument, { variables: { uuid: clientUuid }, skip: clientUuid === '', ...networkFirst })
  const [reloaded, setReloaded] = useState<{ count: number; record?: LoadedUser }>({ count: 0 })
  const reload = (): void => {
    refetch().then((answer) => setReloaded({ count: reloaded.count + 1, record: answer.data?.user }), toastError)
  }
  const retry = (): void => {
    Promise.all([refetch(), clientUuid && firm.refetch()]).catch(console.error)
  }
  const isMissing = error !== undefined && readError(error).code === 'NOT_FOUND'
  return { user, firm: firm.data?.client, error: error ?? firm.error, isMissing, reloaded, reload, retry }
}

function EditUser({ uuid }: { uuid: string }) {
  const { user, firm, error, isMissing, reloaded, reload, retry } = useEditedUser(uuid)
  useSetRecordName(user?.name)
  if (isMissing) return <NotFoundPage />
  if (user && !user.mayEdit) return <ForbiddenPage />
  return (
    <>
      <PageHead title={user?.name ?? 'Edit user'}>{user && <AccessButtons user={user} />}</PageHead>
      {user?.deactivatedAt && <DeactivatedNote user={user} since={user.deactivatedAt} reload={reload} />}
      {user && firm ? (
        <EditUserForm
          // Remounted after a reload, so that the form starts from the refetched user.
          key={reloaded.count}
          record={reloaded.record ?? user}
          version={user.version}
          firm={firm}
          reload={reload}
        />
      ) : (
        <FormPlaceholder error={error} retry={retry} />
      )}
      {user && <Beside user={user} firm={firm} />}
    </>
  )
}

/** What is kept of a user beside the details. */
const Beside = ({ user, firm }: { user: LoadedUser; firm: UserFirm | undefined }) => (
  <>
    {!user.deactivatedAt && <Away uuid={user.uuid} />}
    <UserSessions user={user} />
    {firm && <RecordAudit uuid={user.uuid} name={user.name} mayRead={firm.readsAudit} />}
  </>
)

interface NoteProps {
  user: LoadedUser
  since: string
  reload: () => void
}
const DeactivatedNote = ({ user, since, reload }: NoteProps) => (
  <>
    <Box
      role="note"
      textStyle="sm"
      borderInlineStartWidth="3px"
      borderColor="attention.edge"
      ps="3"
      mb="4"
    >{`Deactivated on ${formatDay(since)}: ${user.name} cannot sign in until they are restored.`}</Box>
    <HandedOver user={user} onChanged={reload} />
  </>
)

/** Stands in for the form while it loads, or says why it could not be loaded. */
const FormPlaceholder = ({ error, retry }: { error: unknown; retry: () => void }) =>
  error ? (
    <EmptyState text={`The user could not be loaded. ${readError(error).message}`}>
      <Button onClick={retry}>Try again</Button>
    </EmptyState>
  ) : (
    <FormSkeleton title="User Details" />
  )

/**
 * The buttons beside the details: a link or a password for the user, where CostDraft is the sign-in host, and
 * deactivate or restore. One's own password is changed in the profile.
 */
function AccessButtons({ user }: { user: LoadedUser }) {
  const { deactivate, restore, confirmDialog } = useUserActivation()
  const canDeactivate = useAddition('deactivate')
  const canReset = useAddition('reset_password')
  const canSend = useAddition('account_links')
  const isOthers = useViewer().uuid !== user.uuid
  const isSignedInHere = config.auth.isOwn && isOthers
  return (
    <>
      {isSignedInHere && canSend && !user.deactivatedAt && <SendLink uuid={user.uuid} name={user.name} />}
      {isSignedInHere && canReset && <SetPassword uuid={user.uuid} name={user.name} />}
      {isSignedInHere && user.hasSecondFactor && <ResetSecondFactor uuid={user.uuid} name={user.name} />}
      {canDeactivate && user.deactivatedAt && (
        <Button
          onClick={() => {
            void restore(user)
          }}
        >
          Restore
        </Button>
      )}
      {canDeactivate && !user.deactivatedAt && (
        <Button
          onClick={() => {
            void deactivate(user)
          }}
        >
          Deactivate
        </Button>
      )}
      {confirmDialog}
    </>
  )
}
