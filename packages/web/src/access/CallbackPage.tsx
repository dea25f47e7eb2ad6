import { Button } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { messages } from '../ui/messages.ts'
import { Notice } from '../ui/Notice.tsx'
import { toaster } from '../ui/toaster.ts'
import { InsecureNotice } from './InsecureNotice.tsx'
import { canSignIn } from './oauth.ts'
import { finishSignIn, type SignInResult } from './sign-in.ts'

/** The OAuth redirect page: exchanges the authorization code for tokens. */
export function CallbackPage() {
  const navigate = useNavigate()
  const [failure, setFailure] = useState<Extract<SignInResult, { ok: false }>>()
  useEffect(() => {
    if (!canSignIn()) return undefined
    let isMounted = true
    void finishSignIn(new URL(location.href)).then((result) => {
      if (!isMounted) return
      const { wanted, hadSession } = result.ok ? result : {}
      if (result.ok) return navigate('/', { replace: true, state: { wanted, hadSession } })
      setFailure(result)
      toaster.create({ type: 'error', title: messages.errorLoggingIn })
    })
    return () => {
      isMounted = false
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
