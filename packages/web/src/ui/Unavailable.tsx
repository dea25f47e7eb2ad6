import { chakra } from '@chakra-ui/react'

/** Says that the host behind CostDraft does not offer something. */
export const UNAVAILABLE = 'Not available from this service'

/** Stands for a value that the host behind CostDraft does not give. */
export const Unavailable = () => (
  <chakra.span color="muted" title={UNAVAILABLE}>
    –
  </chakra.span>
)
