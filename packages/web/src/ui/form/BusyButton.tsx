import { Button, Spinner, chakra, type ButtonProps } from '@chakra-ui/react'

/** A button that is marked busy instead of disabled while it works, so that it keeps its size and focus. */
export const BusyButton = ({ isBusy, children, ...rest }: ButtonProps & { isBusy: boolean }) => (
  <Button position="relative" minW="20" aria-busy={isBusy || undefined} aria-disabled={isBusy || undefined} {...rest}>
    {isBusy && <Spinner size="xs" position="absolute" aria-hidden />}
    <chakra.span opacity={isBusy ? '0' : undefined}>{children}</chakra.span>
  </Button>
)
