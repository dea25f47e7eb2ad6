import { chakra } from '@chakra-ui/react'
import { useId, type ReactNode } from 'react'

interface Props {
  name: string
  isLabelHidden?: boolean
  checked: boolean
  isIndeterminate?: boolean
  disabled?: boolean
  /** -1 in a list whose rows are reached by the arrow keys. */
  tabIndex?: number | undefined
  /** Told as well whether Shift was held. */
  change: (checked: boolean, isShift: boolean) => void
  children?: ReactNode
}

/** Checkbox with a visible or an accessible-only label; indeterminate when it stands for several values that differ. */
export function Checkbox({
  name,
  isLabelHidden = false,
  checked,
  isIndeterminate = false,
  disabled = false,
  tabIndex,
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
        aria-label={isLabelHidden ? name : undefined}
        ref={(input: HTMLInputElement | null) => {
          if (input) input.indeterminate = isIndeterminate && !checked
        }}
        checked={checked}
        disabled={disabled}
        tabIndex={tabIndex}
        onChange={({ target, nativeEvent }) =>
          change(target.checked, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      {!isLabelHidden && (
        <chakra.label htmlFor={id} textStyle="sm" cursor="pointer" overflowWrap="anywhere" minW="0">
          {children ?? name}
        </chakra.label>
      )}
    </chakra.span>
  )
}
