import { Button } from '@chakra-ui/react'
import { useEffect, useState } from 'react'
import { LayoutSkeleton } from '../ui/LayoutSkeleton.tsx'
import { Notice } from '../ui/Notice.tsx'
import { readError } from '../ui/read-error.ts'
import { startSignIn } from './sign-in.ts'

/** Redirects to the sign-in page and shows the layout skeleton meanwhile. */
export function SignInRedirect() {
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
