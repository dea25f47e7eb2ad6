import { Button } from '@chakra-ui/react'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** Shown when no client matches the search, with a button that clears it. */
export const NothingFound = ({ clear }: { clear: () => void }) => (
  <EmptyState text="No client matches this search.">
    <Button onClick={clear}>Clear search</Button>
  </EmptyState>
)
