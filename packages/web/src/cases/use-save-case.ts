import { useMutation } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import type { CaseRecord } from '../areas/area-screens.ts'
import type { AnyControls } from '../ui/form/controls.ts'
import { toaster } from '../ui/toaster.ts'
import type { EditedCase } from './case-form.ts'
import { MoveCaseDocument } from './list/cases.operations.ts'
import { stateMove } from './moves/state-move.ts'
import { useSaveAndMove } from './moves/use-save-and-move.tsx'

type Save = (value: EditedCase) => Promise<(() => void) | undefined>

/** Saves the changed fields of a case. The stage is changed by a mutation of its own, after the fields. */
export function useSaveCase(
  loaded: CaseRecord,
  controls: AnyControls,
  reload: () => void,
): { save: Save; confirmDialog: ReactNode } {
  const navigate = useNavigate()
  const { save: saveAndMove, isChanged, confirmDialog } = useSaveAndMove(loaded, controls)
  const [send] = useMutation(MoveCaseDocument)

  const save: Save = async ({ details, stage: to }) => {
    const { stage } = loaded
    const caseName = details?.caseName ?? loaded.caseName
    const toCases = (): void => {
      void navigate('/cost-draft/cases')
    }
    const move = to === stage ? undefined : stateMove(caseName, to, (variables) => send({ variables }))
    if (!move && !isChanged(details)) return toCases
    const outcome = await saveAndMove(details, move)
    if (outcome !== 'saved') return outcome && reload
    toaster.create({ type: 'success', title: 'Case saved.', description: caseName })
    // A reopened case can now be edited, so the page stays open.
    return stage === 'complete' ? reload : toCases
  }
  return { save, confirmDialog }
}
