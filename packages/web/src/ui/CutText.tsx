import { chakra, type HTMLChakraProps } from '@chakra-ui/react'

interface Props extends Omit<HTMLChakraProps<'span'>, 'children'> {
  children: string
}

/** A text of one line. Where it is too long for its place it is cut, and the whole of it is shown (`CutTexts`). */
export const CutText = ({ children, ...look }: Props) => (
  <chakra.span display="block" minW="0" truncate borderRadius="l1" focusVisibleRing="inside" data-cuttable {...look}>
    {children}
  </chakra.span>
)
