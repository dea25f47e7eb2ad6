import { useMutation } from '@apollo/client/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { messages } from '../../ui/messages.ts'
import { toastError } from '../../ui/toast-error.ts'
import { useQuestion } from '../../ui/use-question.tsx'
import type { CaseRow } from './case-columns.tsx'
import { casePaths } from './case-paths.ts'
import { ReopenCaseDocument } from './cases.operations.ts'

const answers = [{ label: 'Cancel', value: 'cancel' }, { label: 'Confirm', value: 'confirm', isMain: true }] as const

/** Reopens a complete case once the person has agreed: on the screen at once, then to its draft. If it is refused the row is as it was, and a toast says of which case. */
export function useReopen(): { reopen: (row: CaseRow) => void; asking: ReactNode } {
  const [move] = useMutation(ReopenCaseDocument)
  const { ask, asking } = useQuestion()
  const navigate = useNavigate()
  const here = useRef(true)
  useEffect(() => {
    here.current = true
    return () => { here.current = false }
  }, [])

  const reopen = async ({ uuid, caseName }: CaseRow): Promise<void> => {
    // What opens while a menu is still closing counts as part of it, and would be closed with it.
    await new Promise(requestAnimationFrame)
    if (await ask({ title: `Reopen ${caseName}`, text: messages.deletesOutputs, answers }) !== 'confirm') return
    try {
      await move({
        variables: { uuid, idempotencyKey: crypto.randomUUID() },
        optimisticResponse: { moveCase: { __typename: 'Case', uuid, stage: 'in_progress', updatedAt: new Date().toISOString(), version: null } },
      })
      // Whoever has gone elsewhere meanwhile is not fetched back.
      if (here.current) await navigate(casePaths.editDraft(uuid))
    } catch (error) {
      toastError(error, `${caseName} could not be reopened`)
    }
  }
  return { reopen: (row) => { void reopen(row) }, asking }
}
