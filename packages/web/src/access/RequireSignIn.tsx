import { Button } from '@chakra-ui/react'
import { useEffect, useMemo, type ReactNode, useState } from 'react'
import { readDrafts, setDraftOwner } from '../drafts/draft-store.ts'
import { signInHost } from './config.ts'
import { LayoutSkeleton } from '../ui/LayoutSkeleton.tsx'
import { messages } from '../ui/messages.ts'
import { readError } from '../ui/read-error.ts'
import { Notice } from '../ui/Notice.tsx'
import { PersonContext } from '../ui/person.ts'
import { canSignIn } from './oauth.ts'
import { scheduleRefresh } from './refresh.ts'
import { useSession } from './session.ts'
import { startSignIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { InsecureNotice } from './InsecureNotice.tsx'
import { ViewerContext } from './viewer.ts'
import { ViewerDocument } from './viewer.operations.ts'
import { useQuery } from '../ui/use-query.ts'

/** Keeps the drafts of this person, and of nobody else, from before its children render. Key it by the person. */
function WithDrafts({ person, children }: { person: string; children: ReactNode }) {
  useState(() => setDraftOwner(person))
  return children
}

/** Redirects to the sign-in page and shows the layout skeleton meanwhile. */
function SignInRedirect() {
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    startSignIn().catch((error: unknown) => {
      console.error(error)
      setFailed(readError(error).message)
    })
  }, [])
  if (failed === undefined) return <LayoutSkeleton />
  return (
    <Notice title="The sign-in page could not be opened" text={failed}>
      <Button variant="solid" onClick={() => location.reload()}>
        Try again
      </Button>
    </Notice>
  )
}

/** Renders its children for a signed-in user and redirects everyone else to the sign-in page. */
export function RequireSignIn({ children }: { children: ReactNode }) {
  const session = useSession()
  if (!canSignIn()) return <InsecureNotice />
  // A person who has just typed something is told first that it is kept.
  if (session === 'anonymous' && readDrafts().length === 0) return <SignInRedirect />
  if (session === 'signing-out') return <Notice title="Logging you out..." />
  if (session === 'signed-out') {
    return (
      <Notice
        title="You are signed out"
        text={`${signInHost} may still know you. Where others use this computer, sign out there too or close the browser.`}
      >
        <Button variant="solid" onClick={() => void startSignIn()}>
          Sign in
        </Button>
      </Notice>
    )
  }
  if (session === 'ended' || session === 'anonymous') {
    return (
      <Notice
        title="You are signed out"
        text="Your session has ended, here or in another tab. What you saved is kept."
        more={readDrafts().length > 0 ? messages.keptUntilSignIn : undefined}
      >
        <Button variant="solid" onClick={() => void startSignIn()}>
          Sign in
        </Button>
      </Notice>
    )
  }
  return <WithViewer>{children}</WithViewer>
}

/** Fallback while the route loads. It fetches the viewer in parallel with the code of the screen. */
export function LayoutFallback() {
  useQuery(ViewerDocument, { skip: useSession() !== 'signed-in', errorPolicy: 'all' })
  return <LayoutSkeleton />
}

function WithViewer({ children }: { children: ReactNode }) {
  // Whoever cannot be told how many notifications are unread works all the same.
  const { data, error, refetch } = useQuery(ViewerDocument, { notifyOnNetworkStatusChange: true, errorPolicy: 'all' })
  useEffect(scheduleRefresh, [])
  const viewer = useMemo(() => data && { ...data.viewer, additions: data.about.additions }, [data])
  if (viewer) {
    return (
      <WithDrafts key={viewer.uuid} person={viewer.uuid}>
        <ViewerContext value={viewer}>
          <PersonContext value={viewer.uuid}>{children}</PersonContext>
        </ViewerContext>
      </WithDrafts>
    )
  }
  if (!error) return <LayoutSkeleton />
  return (
    <Notice
      title="Your account could not be loaded"
      text={`${readError(error).message.replace(/[^.!?]$/, '$&.')} Nothing you saved is lost.`}
    >
      <Button
        variant="solid"
        onClick={() => {
          refetch().catch(console.error)
        }}
      >
        Try again
      </Button>
      <Button onClick={() => void signOut()}>Log out</Button>
    </Notice>
  )
}
