import { useEffect, type ReactNode } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx'

/** Asks before the page is left while rows are not stored. They are kept on this device all the same. */
export function useLeaveWarning(isUnsaved: boolean): ReactNode {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isUnsaved) return undefined
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnsaved])
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      text="Some rows are not saved. They are kept on this device, and offered when you come back."
      answers={[
        { label: 'Leave', value: 'leave' },
        { label: 'Stay', value: 'stay', isMain: true },
      ]}
      onAnswer={(value) => (value === 'leave' ? blocker.proceed?.() : blocker.reset?.())}
    />
  )
}
