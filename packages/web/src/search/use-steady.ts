import { useState } from 'react'

/**
 * The last complete list, so that nothing moves under a pointer: a list that is not complete yet (undefined) leaves the
 * one before in place, and while the pointer is over the list, what is read anew does so too, as long as it answers the
 * same question (`key`).
 */
export function useSteady<T extends { key: string }>(next: T | undefined, isPointedAt: boolean): T | undefined {
  const [shown, setShown] = useState(next)
  const isHeld = isPointedAt && next?.key === shown?.key
  if (next === undefined || next === shown || isHeld) return shown
  setShown(next)
  return next
}
