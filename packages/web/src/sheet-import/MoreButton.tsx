import { Button } from '@chakra-ui/react'

interface Props {
  /** What it shows, in its accessible name. */
  what: string
  isOpen: boolean
  /** The id of what it shows. */
  controls: string
  toggle: (isOpen: boolean) => void
}

/** Shows what was recognised, so that it can be changed, and hides it again. */
export const MoreButton = ({ what, isOpen, controls, toggle }: Props) => (
  <Button
    size="xs"
    flexShrink="0"
    aria-expanded={isOpen}
    aria-controls={controls}
    aria-label={`${isOpen ? 'Hide' : 'Change'} ${what}`}
    onClick={() => toggle(!isOpen)}
  >
    {isOpen ? 'Hide' : 'Change'}
  </Button>
)
