import type { FocusEvent } from 'react'

/**
 * The handler of a field of several inputs: it is left when the focus leaves all of them, not at each step from one to
 * the next.
 */
export const onLeavingGroup =
  (onBlur: () => void) =>
  ({ currentTarget, relatedTarget }: FocusEvent): void => {
    if (!currentTarget.contains(relatedTarget)) onBlur()
  }
