import { Button } from '@chakra-ui/react'
import { messages } from '../ui/messages.ts'
import { Notice } from '../ui/Notice.tsx'

/** Error page for a failure of the layout itself. Its link reloads the application. */
export const CrashPage = () => (
  <Notice title={messages.somethingWrong} text={messages.tryLater}>
    <Button asChild>
      <a href="/">Go to Home</a>
    </Button>
  </Notice>
)
