import { useEffect, type RefObject } from 'react'
import { useFormState } from 'react-final-form'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../ConfirmDialog.tsx'

/** Asks for confirmation before navigation or page unload discards unsaved changes. */
export function LeaveGuard({ isSaved, onLeave }: { isSaved: RefObject<boolean>; onLeave: () => void }) {
  const { dirty = false } = useFormState({ subscription: { dirty: true } })
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && !isSaved.current && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!dirty) return undefined
    const warn = (event: BeforeUnloadEvent): void => {
      if (!isSaved.current) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [dirty, isSaved])
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      text="What you entered on this page has not been saved."
      answers={[
        { label: 'Leave', value: 'leave' },
        { label: 'Stay', value: 'stay', isMain: true },
      ]}
      onAnswer={(value) => {
        if (value === 'leave') {
          onLeave()
          blocker.proceed?.()
        } else blocker.reset?.()
      }}
    />
  )
}
