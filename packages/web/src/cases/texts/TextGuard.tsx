import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { Question } from '../../ui/Question.tsx'
import { narrative, reasons } from './text-kinds.ts'
import { useLastMoment, useText } from './use-text.ts'

/** Saves the texts of a case before its page is left, all of them from one place, for a page has one guard; asks only where that fails. */
export function TextGuard({ caseUuid }: { caseUuid: string }) {
  const { saver: first, written: firstWritten } = useText(narrative, caseUuid),
    { saver: second, written: secondWritten } = useText(reasons, caseUuid)
  const [asks, setAsks] = useState(false)
  const isUnsaved = (): boolean => first.isUnsaved() || second.isUnsaved()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  )
  useLastMoment(first)
  useLastMoment(second)
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined
    let isCurrent = true
    Promise.all([first.flush(), second.flush()]).then((areSaved) => {
      if (!isCurrent) return
      if (areSaved.every(Boolean)) blocker.proceed()
      else setAsks(true)
    }, console.error)
    return () => {
      isCurrent = false
    }
  }, [blocker, first, second])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (first.isUnsaved() || second.isUnsaved()) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [first, second])
  const failed = [
    { ...firstWritten, the: narrative.the },
    { ...secondWritten, the: reasons.the },
  ].filter(({ state }) => state === 'failed' || state === 'disputed')
  return (
    <Question
      open={asks && blocker.state === 'blocked'}
      title="Leave without saving?"
      text={`${failed.map(({ the, problem }) => `${the} could not be saved. ${problem ?? 'Someone else changed it.'}`).join(' ')} If you leave, it stays here until this window is closed or reloaded, and is tried again.`}
      answers={[
        { label: 'Leave', value: 'leave' },
        { label: 'Stay', value: 'stay', isMain: true },
      ]}
      answer={(value) => {
        setAsks(false)
        if (value === 'leave') blocker.proceed?.()
        else blocker.reset?.()
      }}
    />
  )
}
