import { Button } from '@chakra-ui/react'
import { EmptyState } from '../../ui/EmptyState.tsx'

/** A search without an answer, and the way out of it. */
export const NothingFound = ({ clear }: { clear: () => void }) => (
  <EmptyState text="No client matches this search.">
    <Button onClick={clear}>Clear search</Button>
  </EmptyState>
)
