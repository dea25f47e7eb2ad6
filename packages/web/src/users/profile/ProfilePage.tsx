import { useQuery } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { FormSkeleton } from '../../ui/form/FormSkeleton.tsx'
import { PageHead } from '../../ui/PageHead.tsx'
import { readError } from '../../ui/read-error.ts'
import { ChangePassword } from './ChangePassword.tsx'
import { OwnDetails } from './OwnDetails.tsx'
import { ProfileDocument } from './profile.operations.ts'
import { Sessions } from './Sessions.tsx'

/** What is the viewer's own: their details, their password, and where they are signed in. */
export function ProfilePage() {
  const { data, error, refetch } = useQuery(ProfileDocument, { fetchPolicy: 'cache-and-network', nextFetchPolicy: 'cache-first', notifyOnNetworkStatusChange: true })
  const again = (): Promise<unknown> => refetch().catch(console.error)
  return (
    <>
      <PageHead title="Profile" />
      {data && <><OwnDetails viewer={data.viewer} /><ChangePassword changed={again} /><Sessions sessions={data.viewer.sessions} again={again} /></>}
      {!data && !error && <FormSkeleton title="Your details" />}
      {!data && error && <EmptyState text={`Your profile could not be loaded. ${readError(error).message}`}><Button onClick={() => { void again() }}>Try again</Button></EmptyState>}
    </>
  )
}
