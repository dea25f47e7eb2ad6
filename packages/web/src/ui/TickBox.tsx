import { chakra } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'

interface Props {
  name: string
  isHidden?: boolean
  checked: boolean
  isPartly?: boolean
  disabled?: boolean
  change: (checked: boolean) => void
  children?: ReactNode
}

/** A box to tick, with its name beside it or only told; half ticked where it stands for several that differ. */
export function TickBox({
  name,
  isHidden = false,
  checked,
  isPartly = false,
  disabled = false,
  change,
  children,
}: Props) {
  const id = useId()
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" verticalAlign="middle" minW="0">
      <chakra.input
        id={id}
        type="checkbox"
        boxSize="4"
        flexShrink="0"
        cursor={disabled ? 'not-allowed' : 'pointer'}
        accentColor="accent"
        focusVisibleRing="outside"
        aria-label={isHidden ? name : undefined}
        ref={(input: HTMLInputElement | null) => {
          if (input) input.indeterminate = isPartly && !checked
        }}
        checked={checked}
        disabled={disabled}
        onChange={({ target }) => change(target.checked)}
      />
      {!isHidden && (
        <chakra.label htmlFor={id} textStyle="sm" cursor="pointer" overflowWrap="anywhere" minW="0">
          {children ?? name}
        </chakra.label>
      )}
    </chakra.span>
  )
}
