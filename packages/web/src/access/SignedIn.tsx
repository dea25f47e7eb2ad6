import { useQuery } from '@apollo/client/react'
import { Button } from '@chakra-ui/react'
import { useEffect, type ReactNode } from 'react'
import { signInHost } from '../config.ts'
import { LayoutSkeleton } from '../shell/LayoutSkeleton.tsx'
import { readError } from '../ui/read-error.ts'
import { Notice } from '../ui/Notice.tsx'
import { canSignIn } from './oauth.ts'
import { keepFresh } from './refresh.ts'
import { useSession } from './session.ts'
import { startSignIn } from './sign-in.ts'
import { signOut } from './sign-out.ts'
import { InsecureNotice } from './InsecureNotice.tsx'
import { ToSignIn } from './ToSignIn.tsx'
import { ViewerContext } from './viewer.ts'
import { ViewerDocument } from './viewer.operations.ts'

/** Shows its children to a person who is signed in; leads everyone else to the sign-in page. */
export function SignedIn({ children }: { children: ReactNode }) {
  const session = useSession()
  if (!canSignIn()) return <InsecureNotice />
  if (session === 'none') return <ToSignIn />
  if (session === 'leaving') return <Notice title="Logging you out..." />
  if (session === 'left') {
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
  if (session === 'ended') {
    return (
      <Notice title="You are signed out" text="Your session has ended, here or in another tab. What you saved is kept.">
        <Button variant="solid" onClick={() => void startSignIn()}>
          Sign in
        </Button>
      </Notice>
    )
  }
  return <WithViewer>{children}</WithViewer>
}

/** While the screen itself is on its way: who looks at it is asked meanwhile, not afterwards. */
export function Arriving() {
  useQuery(ViewerDocument, { skip: useSession() !== 'in' })
  return <LayoutSkeleton />
}

function WithViewer({ children }: { children: ReactNode }) {
  const { data, error, refetch } = useQuery(ViewerDocument, { notifyOnNetworkStatusChange: true })
  useEffect(keepFresh, [])
  if (data) return <ViewerContext value={data.viewer}>{children}</ViewerContext>
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
