import { chakra } from '@chakra-ui/react'

/** Stands for a figure that is not held. It is never shown as zero. */
export const NotHeld = () => (
  <chakra.span color="attention.ink" whiteSpace="nowrap">
    not held
  </chakra.span>
)
