import { useApolloClient, useMutation } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { screensOf } from '../areas/index.ts'
import type { CaseRecord } from '../areas/area-screens.ts'
import type { AnyControls } from '../ui/form/controls.ts'
import { toastAndRethrow } from '../ui/toast-and-rethrow.ts'
import { toaster } from '../ui/toaster.ts'
import { MoveCaseDocument } from './list/cases.operations.ts'
import { changesOf } from './case-changes.ts'
import type { EditedCase } from './case-form.ts'
import { lostDocuments } from './lost-documents.ts'
import { useStoreChanges } from './use-store-changes.ts'

type Save = (value: EditedCase) => Promise<(() => void) | undefined>

/** Saves the changed fields of a case. The stage is changed by a mutation of its own, after the fields. */
export function useSaveCase(
  loaded: CaseRecord,
  controls: AnyControls,
  reload: () => void,
): { save: Save; confirmDialog: ReactNode } {
  const navigate = useNavigate()
  const { fields } = screensOf(loaded.areaOfWork)
  const { store, base, ask, confirmDialog } = useStoreChanges(loaded, controls)
  const client = useApolloClient()
  const [move] = useMutation(MoveCaseDocument)

  const save: Save = async ({ details, stage: chosen }) => {
    const { stage, caseName } = base.current
    const isChanged = details !== undefined && Object.keys(changesOf(fields, base.current, details)).length > 0,
      isMoved = chosen !== stage
    const toCases = (): void => {
      void navigate('/cost-draft/cases')
    }
    if (!isMoved && !isChanged) return toCases
    if (isMoved && stage === 'complete') {
      const answer = await ask({
        title: 'Reopen this case?',
        text: await lostDocuments(client, loaded.uuid),
        answers: [
          { label: 'Cancel', value: 'cancel' },
          { label: 'Confirm', value: 'confirm', isMain: true },
        ],
      })
      if (answer !== 'confirm') return undefined
    }
    const outcome = details ? await store(details) : 'stored'
    if (outcome !== 'stored') return outcome && reload
    if (isMoved)
      await move({
        variables: { uuid: loaded.uuid, stage: chosen, idempotencyKey: crypto.randomUUID() },
      }).catch(toastAndRethrow())
    toaster.create({ type: 'success', title: 'Case saved.', description: details?.caseName ?? caseName })
    // A reopened case can now be edited, so the page stays open.
    return stage === 'complete' ? reload : toCases
  }
  return { save, confirmDialog }
}
