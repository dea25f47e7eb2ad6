import { Button, Text } from '@chakra-ui/react'
import { config, signInHost } from '../../access/config.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FormSkeleton } from '../../ui/form/FormSkeleton.tsx'
import { Section } from '../../ui/form/Section.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { readError } from '../../ui/read-error.ts'
import { Away } from '../leaving/Away.tsx'
import { SecondFactors } from '../second-factor/SecondFactors.tsx'
import { ChangePassword } from './ChangePassword.tsx'
import { OwnDetails } from './OwnDetails.tsx'
import { ProfileDocument } from './profile.operations.ts'
import { Sessions } from './Sessions.tsx'
import { SignIns } from './SignIns.tsx'
import { useQuery } from '../../ui/use-query.ts'

/**
 * The viewer's own details, password and sessions. Password and sessions only where CostDraft itself is the sign-in
 * host.
 */
export function ProfilePage() {
  const { data, error, refetch } = useQuery(ProfileDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  const refresh = (): Promise<unknown> => refetch().catch(console.error)
  return (
    <>
      <PageHead title="Profile" />
      {data && <OwnDetails viewer={data.viewer} />}
      {data && <Away uuid={data.viewer.uuid} />}
      {data &&
        (config.auth.isOwn ? (
          <>
            <ChangePassword onChanged={refresh} />
            {data.viewer.secondFactors && <SecondFactors own={data.viewer.secondFactors} refresh={refresh} />}
            {data.viewer.sessions && <Sessions sessions={data.viewer.sessions} refresh={refresh} />}
            <SignIns />
          </>
        ) : (
          <Section title="Password and sessions">
            <Text
              textStyle="sm"
              color="muted"
            >{`You sign in at ${signInHost}: your password and your sessions are kept there.`}</Text>
          </Section>
        ))}
      {!data && !error && <FormSkeleton title="Your details" />}
      {!data && error && (
        <EmptyState text={`Your profile could not be loaded. ${readError(error).message}`}>
          <Button
            onClick={() => {
              void refresh()
            }}
          >
            Try again
          </Button>
        </EmptyState>
      )}
    </>
  )
}
