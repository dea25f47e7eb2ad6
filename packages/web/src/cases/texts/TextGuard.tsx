import { useEffect, useState, type RefObject } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '../../ui/ConfirmDialog.tsx'
import type { FormGuard } from '../../ui/form/GuardHandle.tsx'
import type { TextKind } from './text-kinds.ts'
import { useSaveOnPageHide, useTexts } from './use-text.ts'

const FORM_UNSAVED = 'The case details you changed have not been saved.'

interface Props {
  caseUuid: string
  /** Must be the same array as long as the case is of the same area. */
  kinds: readonly TextKind[]
  /** The form of the case's details, while the page has it. */
  form: RefObject<FormGuard | null>
}

/**
 * Guards the page of a case: saves its texts before navigation, and asks where that fails or the form of the details
 * has unsaved changes. One guard covers all of them, because a page can have only one navigation blocker.
 */
export function TextGuard({ caseUuid, kinds, form }: Props) {
  const savers = useTexts(kinds, caseUuid)
  const [isAsking, setIsAsking] = useState(false)
  const isFormUnsaved = (): boolean => form.current?.isUnsaved() ?? false
  const isUnsaved = (): boolean => isFormUnsaved() || savers.some((saver) => saver.isUnsaved())
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isUnsaved() && currentLocation.pathname !== nextLocation.pathname,
  )
  useSaveOnPageHide(savers)
  useEffect(() => {
    if (blocker.state !== 'blocked') return undefined
    let isCurrent = true
    Promise.all(savers.map((saver) => saver.flush())).then((areSaved) => {
      if (!isCurrent) return
      if (areSaved.every(Boolean) && !form.current?.isUnsaved()) blocker.proceed()
      else setIsAsking(true)
    }, console.error)
    return () => {
      isCurrent = false
    }
  }, [blocker, savers, form])
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (form.current?.isUnsaved() || savers.some((saver) => saver.isUnsaved())) event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [savers, form])
  const failed = savers
    .map((saver, i) => ({ ...saver.read(), name: kinds[i]?.subject }))
    .filter(({ state }) => state === 'failed' || state === 'conflict')
  const textsUnsaved =
    failed.length > 0 &&
    `${failed.map(({ name, problem }) => `${name} could not be saved. ${problem ?? 'Someone else changed it.'}`).join(' ')} If you leave, it is kept on this device, and is tried again while this window is open.`
  return (
    <ConfirmDialog
      open={isAsking && blocker.state === 'blocked'}
      title="Leave without saving?"
      text={[isFormUnsaved() && FORM_UNSAVED, textsUnsaved].filter(Boolean).join(' ')}
      answers={[
        { label: 'Leave', value: 'leave' },
        { label: 'Stay', value: 'stay', isMain: true },
      ]}
      onAnswer={(value) => {
        setIsAsking(false)
        if (value === 'leave') {
          form.current?.discard()
          blocker.proceed?.()
        } else blocker.reset?.()
      }}
    />
  )
}
