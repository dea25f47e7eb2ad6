import { useMutation } from '@apollo/client/react'
import type { InputOf } from '@costdraft/schema/field.ts'
import { useRef, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { Controls } from '../ui/form/controls.ts'
import { messages } from '../ui/messages.ts'
import { readError } from '../ui/read-error.ts'
import { toaster } from '../ui/toaster.ts'
import { useQuestion } from '../ui/use-question.tsx'
import { EditCaseDocument, MoveFromDetailsDocument } from './case.operations.ts'
import { changesOf, parted, type CaseChange, type CaseDetails } from './case-changes.ts'
import type { editedCase } from './case-form.ts'
import { askWhose } from './conflict.tsx'

type Save = (value: InputOf<typeof editedCase>) => Promise<(() => void) | undefined>

/** Saves what was changed of a case, and only that; the state goes its own way. */
export function useSaveCase(
  loaded: CaseDetails,
  controls: Controls<typeof editedCase>,
  reload: () => void,
): { save: Save; asking: ReactNode } {
  const navigate = useNavigate()
  const { ask, asking } = useQuestion()
  const [edit] = useMutation(EditCaseDocument)
  const [move] = useMutation(MoveFromDetailsDocument)
  const base = useRef(loaded)

  /** Sends the changes; where someone else was faster the person says whose stand. */
  const send = async (changes: CaseChange, version: string | null): Promise<'sent' | 'theirs' | undefined> => {
    try {
      const { data } = await edit({ variables: { uuid: loaded.uuid, ...parted(changes), version } })
      if (data) base.current = { ...base.current, ...data.editCase }
      return 'sent'
    } catch (error) {
      const { code, current } = readError(error)
      if (code !== 'CONFLICT' || !current) throw error
      const whose = await askWhose(ask, controls, base.current, changes, current)
      return whose === 'mine' ? send(changes, String(current.version)) : whose
    }
  }

  const save: Save = async (value) => {
    const { stage } = base.current
    const changes = stage === 'complete' ? {} : changesOf(base.current, value)
    const isMoved = value.stage !== stage,
      isChanged = Object.keys(changes).length > 0
    const toCases = (): void => {
      void navigate('/cost-draft/cases')
    }
    if (!isMoved && !isChanged) return toCases
    if (isMoved && stage === 'complete') {
      const answer = await ask({
        title: 'Reopen this case?',
        text: messages.deletesOutputs,
        answers: [
          { label: 'Cancel', value: 'cancel' },
          { label: 'Confirm', value: 'confirm', isMain: true },
        ],
      })
      if (answer !== 'confirm') return undefined
    }
    if (isChanged) {
      const outcome = await send(changes, base.current.version)
      if (outcome !== 'sent') return outcome && reload
    }
    if (isMoved) await move({ variables: { uuid: loaded.uuid, stage: value.stage } })
    toaster.create({ type: 'success', title: 'Case saved.', description: value.caseName })
    // What was complete can be changed now: the person stays to do so.
    return stage === 'complete' ? reload : toCases
  }
  return { save, asking }
}
