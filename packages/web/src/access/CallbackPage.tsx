import { Button } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { messages } from '../ui/messages.ts'
import { Notice } from '../ui/Notice.tsx'
import { toaster } from '../ui/toaster.ts'
import { InsecureNotice } from './InsecureNotice.tsx'
import { canSignIn } from './oauth.ts'
import { finishSignIn, type Outcome } from './sign-in.ts'

/** Where the sign-in host sends the browser back to. */
export function CallbackPage() {
  const navigate = useNavigate()
  const [failure, setFailure] = useState<Extract<Outcome, { ok: false }>>()
  useEffect(() => {
    if (!canSignIn()) return undefined
    let here = true
    void finishSignIn(new URL(location.href)).then((outcome) => {
      if (!here) return
      if (outcome.ok) return navigate('/', { replace: true, state: { wanted: outcome.wanted } })
      setFailure(outcome)
      toaster.create({ type: 'error', title: messages.errorLoggingIn })
    })
    return () => {
      here = false
    }
  }, [navigate])
  if (!canSignIn()) return <InsecureNotice />
  if (!failure) return <Notice title={messages.loggingYouIn} />
  return (
    <Notice title={messages.errorLoggingYouIn} text={failure.error} more={failure.description}>
      <Button variant="solid" asChild>
        <Link to="/" replace>
          Back to sign in
        </Link>
      </Button>
    </Notice>
  )
}
