import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import type { TextKind } from './text-kinds.ts'
import { useSaveOnPageHide, useTexts } from './use-text.ts'

/**
 * Saves the texts of a case before navigation and asks only where saving fails. One guard covers all texts, because a page can
 * have only one navigation blocker. `kinds` must be the same array as long as the case is of the same area.
 */
export function TextGuard({ caseUuid, kinds }: { caseUuid: string; kinds: readonly TextKind[] }) {
  const savers = useTexts(kinds, caseUuid)
  const [isAsking, setIsAsking] = useState(false)
  const isUnsaved = (): boolean => savers.some((saver) => saver.isUnsaved())
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  )
  useSaveOnPageHide(savers)
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined
    let isCurrent = true
    Promise.all(savers.map((saver) => saver.flush())).then((areSaved) => {
      if (!isCurrent) return
      if (areSaved.every(Boolean)) blocker.proceed()
      else setIsAsking(true)
    }, console.error)
    return () => {
      isCurrent = false
    }
  }, [blocker, savers])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (savers.some((saver) => saver.isUnsaved())) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [savers])
  const failed = savers
    .map((saver, i) => ({ ...saver.read(), name: kinds[i]?.subject }))
    .filter(({ state }) => state === 'failed' || state === 'conflict')
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
