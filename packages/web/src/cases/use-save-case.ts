import { useApolloClient, useMutation } from '@apollo/client/react'
import type { Draft } from '@costdraft/schema/field.ts'
import { useRef, type ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { screensOf } from '../areas/index.ts'
import type { CaseRecord } from '../areas/area-screens.ts'
import type { AnyControls } from '../ui/form/controls.ts'
import { messages } from '../ui/messages.ts'
import { readError } from '../ui/read-error.ts'
import { toaster } from '../ui/toaster.ts'
import { useConfirm } from '../ui/use-confirm.tsx'
import { MoveFromDetailsDocument } from './case.operations.ts'
import { changesOf, draftOf, inputOf } from './case-changes.ts'
import type { EditedCase } from './case-form.ts'
import { operationsOf } from './case-operations.ts'
import { askWhoseToKeep } from './case-conflict.tsx'

type Save = (value: EditedCase) => Promise<(() => void) | undefined>

/** Saves the changed fields of a case. The stage is changed by a mutation of its own, after the fields. */
export function useSaveCase(
  loaded: CaseRecord,
  controls: AnyControls,
  reload: () => void,
): { save: Save; confirmDialog: ReactNode } {
  const navigate = useNavigate()
  const { ask, confirmDialog } = useConfirm()
  const { mutate } = useApolloClient(),
    { area, fields } = screensOf(loaded.areaOfWork)
  const [move] = useMutation(MoveFromDetailsDocument)
  const base = useRef(loaded)

  /** Sends the changes; on a conflict asks whose to keep and, for one's own, sends them again with the current version. */
  const send = async (changes: Draft, version: string | null): Promise<'sent' | 'theirs' | undefined> => {
    const operations = operationsOf(area.name)
    if (!operations) return undefined
    try {
      const variables = { uuid: loaded.uuid, input: inputOf(area, changes), version }
      const { data } = await mutate({ mutation: operations.edit, variables })
      if (data) base.current = data.case
      return 'sent'
    } catch (error) {
      const { code, current } = readError(error)
      if (code !== 'CONFLICT' || !current) throw error
      const whose = await askWhoseToKeep(ask, area, controls, {
        base: draftOf(fields, base.current),
        changes,
        current,
      })
      return whose === 'mine' ? send(changes, String(current.version)) : whose
    }
  }

  const save: Save = async (value) => {
    const { stage, caseName } = base.current
    const changes = value.details ? changesOf(fields, base.current, value.details) : {}
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
    toaster.create({ type: 'success', title: 'Case saved.', description: value.details?.caseName ?? caseName })
    // A reopened case can now be edited, so the page stays open.
    return stage === 'complete' ? reload : toCases
  }
  return { save, confirmDialog }
}
