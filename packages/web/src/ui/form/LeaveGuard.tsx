import { useEffect, type RefObject } from 'react'
import { useFormState } from 'react-final-form'
import { useBlocker } from 'react-router'
import { Question } from '../Question.tsx'

/** Asks before what was entered is left behind. */
export function LeaveGuard({ isSaved }: { isSaved: RefObject<boolean> }) {
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
    <Question
      open={blocker.state === 'blocked'}
      title="Leave without saving?"
      text="What you entered on this page has not been saved."
      answers={[
        { label: 'Leave', value: 'leave' },
        { label: 'Stay', value: 'stay', isMain: true },
      ]}
      answer={(value) => {
        if (value === 'leave') blocker.proceed?.()
        else blocker.reset?.()
      }}
    />
  )
}
