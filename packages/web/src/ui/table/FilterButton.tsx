import { Button, chakra, type ButtonProps } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'

interface Props extends Omit<ButtonProps, 'children' | 'aria-label'> {
  isActive: boolean
  text: string
  /** Its accessible name. */
  name: string
}

/** The button that opens a filter of a list; it says what is chosen. */
export const FilterButton = ({ isActive, text, name, ...rest }: Props) => (
  <Button
    fontWeight={isActive ? '600' : '500'}
    borderColor={isActive ? 'accent' : 'strongLine'}
    color={isActive ? 'accent' : 'ink'}
    maxW="64"
    minW="0"
    aria-label={name}
    data-active={isActive || undefined}
    {...rest}
  >
    <chakra.span truncate lineHeight="shorter">
      {text}
    </chakra.span>
    <ChevronDown strokeWidth={1.75} aria-hidden />
  </Button>
)
