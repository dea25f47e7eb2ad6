import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { Question } from '../../ui/Question.tsx'
import { useLastMoment, useNarrative } from './use-narrative.ts'

/** Saves the narrative before the page is left; asks only where that fails. */
export function NarrativeGuard({ caseUuid }: { caseUuid: string }) {
  const { saver, written: { problem } } = useNarrative(caseUuid)
  const [asks, setAsks] = useState(false)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => saver.isUnsaved() && currentLocation.pathname !== nextLocation.pathname)
  useLastMoment(saver)
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined
    let isCurrent = true
    saver.flush().then((isSaved) => {
      if (!isCurrent) return
      if (isSaved) blocker.proceed()
      else setAsks(true)
    }, console.error)
    return () => { isCurrent = false }
  }, [blocker, saver])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => { if (saver.isUnsaved()) event.preventDefault() }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [saver])
  return (
    <Question
      open={asks && blocker.state === 'blocked'}
      title="Leave without saving?"
      text={`The narrative could not be saved. ${problem ?? 'Someone else changed it.'} If you leave, it stays here until this window is closed or reloaded, and is tried again.`}
      answers={[{ label: 'Leave', value: 'leave' }, { label: 'Stay', value: 'stay', isMain: true }]}
      answer={(value) => { setAsks(false); if (value === 'leave') blocker.proceed?.(); else blocker.reset?.() }}
    />
  )
}
