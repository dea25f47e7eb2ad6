import { Button } from '@chakra-ui/react'
import { messages } from '../ui/messages.ts'
import { Notice } from '../ui/Notice.tsx'

/** When the frame itself has failed: the way home is a fresh start. */
export const CrashPage = () => (
  <Notice title={messages.somethingWrong} text={messages.tryLater}>
    <Button asChild>
      <a href="/">Go to Home</a>
    </Button>
  </Notice>
)
