import { Box, Flex, chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'

interface Props {
  id: string
  /** The name that the choices of a group share. */
  name: string
  label: string
  isChosen: boolean
  isDisabled?: boolean
  choose: () => void
  describedBy?: string | undefined
  /** What stands below the label. */
  children?: ReactNode
}

/** One choice of a group of radio buttons. */
export const RadioChoice = ({ id, name, label, isChosen, isDisabled, choose, describedBy, children }: Props) => (
  <Flex gap="2" align="flex-start">
    <chakra.input
      type="radio"
      id={id}
      name={name}
      mt="0.5"
      boxSize="4"
      flexShrink="0"
      cursor="pointer"
      accentColor="accent"
      focusVisibleRing="outside"
      disabled={isDisabled}
      checked={isChosen}
      aria-describedby={describedBy}
      onChange={choose}
    />
    <Box flex="1" minW="0">
      <chakra.label htmlFor={id} textStyle="sm" cursor="pointer" display="block">
        {label}
      </chakra.label>
      {children}
    </Box>
  </Flex>
)
