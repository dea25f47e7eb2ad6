import { Button } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { ErrorPage } from './ErrorPage.tsx'
import { focusSearch } from './focus-search.ts'
import { messages } from './messages.ts'

/** Shown for an address that leads nowhere, or no further than others may go: the server does not say which. */
export const NotFoundPage = () => (
  <ErrorPage
    title="404"
    text={messages.notFound}
    next="Its address may be incomplete, or what it shows may have been removed or moved to another firm. Search for it by its name or reference, or ask whoever sent you the link."
  >
    <Button variant="solid" onClick={focusSearch}>
      <Search strokeWidth={1.75} aria-hidden />
      Search for it
    </Button>
  </ErrorPage>
)
