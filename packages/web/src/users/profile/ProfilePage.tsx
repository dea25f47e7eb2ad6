import { useQuery } from '@apollo/client/react'
import { Button, Text } from '@chakra-ui/react'
import { config, signInHost } from '../../config.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FormSkeleton } from '../../ui/form/FormSkeleton.tsx'
import { Section } from '../../ui/form/Section.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { readError } from '../../ui/read-error.ts'
import { ChangePassword } from './ChangePassword.tsx'
import { OwnDetails } from './OwnDetails.tsx'
import { ProfileDocument } from './profile.operations.ts'
import { Sessions } from './Sessions.tsx'

/** What is the viewer's own: their details, their password, and where they are signed in. */
export function ProfilePage() {
  const { data, error, refetch } = useQuery(ProfileDocument, {
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    notifyOnNetworkStatusChange: true,
  })
  const again = (): Promise<unknown> => refetch().catch(console.error)
  return (
    <>
      <PageHead title="Profile" />
      {data && <OwnDetails viewer={data.viewer} />}
      {data &&
        (config.auth.isOwn ? (
          <>
            <ChangePassword changed={again} />
            <Sessions sessions={data.viewer.sessions} again={again} />
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
              void again()
            }}
          >
            Try again
          </Button>
        </EmptyState>
      )}
    </>
  )
}
