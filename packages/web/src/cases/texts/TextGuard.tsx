import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import { narrative, reasons } from './text-kinds.ts'
import { useSaveOnPageHide, useText } from './use-text.ts'

/**
 * Saves the texts of a case before navigation and asks only where saving fails. One guard covers both texts, because a page can
 * have only one navigation blocker.
 */
export function TextGuard({ caseUuid }: { caseUuid: string }) {
  const { saver: first, snapshot: firstSnapshot } = useText(narrative, caseUuid),
    { saver: second, snapshot: secondSnapshot } = useText(reasons, caseUuid)
  const [isAsking, setIsAsking] = useState(false)
  const isUnsaved = (): boolean => first.isUnsaved() || second.isUnsaved()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  )
  useSaveOnPageHide(first)
  useSaveOnPageHide(second)
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined
    let isCurrent = true
    Promise.all([first.flush(), second.flush()]).then((areSaved) => {
      if (!isCurrent) return
      if (areSaved.every(Boolean)) blocker.proceed()
      else setIsAsking(true)
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
    { ...firstSnapshot, name: narrative.subject },
    { ...secondSnapshot, name: reasons.subject },
  ].filter(({ state }) => state === 'failed' || state === 'conflict')
  return (
    <ConfirmDialog
      open={isAsking && blocker.state === 'blocked'}
      title="Leave without saving?"
      text={`${failed.map(({ name, problem }) => `${name} could not be saved. ${problem ?? 'Someone else changed it.'}`).join(' ')} If you leave, it is kept on this device, and is tried again while this window is open.`}
      answers={[
        { label: 'Leave', value: 'leave' },
        { label: 'Stay', value: 'stay', isMain: true },
      ]}
      onAnswer={(value) => {
        setIsAsking(false)
        if (value === 'leave') blocker.proceed?.()
        else blocker.reset?.()
      }}
    />
  )
}
