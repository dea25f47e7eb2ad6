import { Text } from '@chakra-ui/react'
import { useAddition } from '../../access/viewer.ts'
import { config } from '../../access/config.ts'
import { AskingButton } from '../../ui/AskingButton.tsx'
import { Section } from '../../ui/form/Section.tsx'
import { PanelState } from '../../ui/PanelState.tsx'
import { useQuery } from '../../ui/use-query.ts'
import { SessionTable } from './SessionTable.tsx'
import { UserSessionsDocument } from './sessions.operations.ts'
import { useEndSessions } from './use-end-sessions.ts'

const MEANING = 'They stop at once, wherever they are. What is typed and not saved stays in that browser.'

interface Props {
  user: { uuid: string; name: string }
}

/** Where a user is signed in, with the means to end it; nothing where CostDraft is not the sign-in host. */
export function UserSessions({ user }: Props) {
  const isOffered = useAddition('user_sessions')
  return config.auth.isOwn && isOffered ? <SessionsOf user={user} /> : null
}

function SessionsOf({ user: { uuid, name } }: Props) {
  const { data, error, loading, refetch } = useQuery(UserSessionsDocument, {
    variables: { userUuid: uuid },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  const { end, endAll, isBusy } = useEndSessions(uuid, refetch)
  const sessions = data?.sessions
  const endable = sessions?.filter(({ current }) => !current) ?? []
  return (
    <Section title="Signed in" text={`Where ${name} is signed in. An ended session stops at once.`} isWide>
      {!sessions && <PanelState what="sessions" error={error} loading={loading} retry={refetch} />}
      {sessions?.length === 0 && (
        <Text textStyle="sm" color="muted">
          Not signed in anywhere.
        </Text>
      )}
      {sessions && sessions.length > 0 && (
        <SessionTable caption={`Sessions of ${name}`} sessions={sessions} end={end} isBusy={isBusy} />
      )}
      {endable.length > 1 && (
        <AskingButton
          mt="3"
          question={{ title: `End all sessions of ${name}?`, text: MEANING, answer: 'End all' }}
          isBusy={isBusy}
          onConfirmed={endAll}
        >
          End all
        </AskingButton>
      )}
    </Section>
  )
}
