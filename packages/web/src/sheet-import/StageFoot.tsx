import { CancelButton } from '../ui/form/CancelButton.tsx'
import { ImportFoot, OutcomeFoot, SaveFailedButton } from './ImportFoot.tsx'
import type { Stage, StageRefs } from './SheetDialog.tsx'
import type { AnySheetImport } from './use-sheet-import.ts'
import type { UndoImport } from './use-undo-import.ts'

interface Props {
  stage: Stage
  refs: Pick<StageRefs, 'outcome'>
  session: Pick<AnySheetImport, 'reading' | 'sending' | 'retry' | 'run'>
  undoing: Pick<UndoImport<unknown>, 'mayUndo' | 'isUndoing' | 'undo'>
  /** How many rows would change something. */
  stored: number
  saveFailed: () => Promise<void>
  onClose: () => void
}

/** The foot below a stage. The rows that were left out can still be saved at the end. */
export function StageFoot({ stage, refs, session, undoing, stored, saveFailed, onClose }: Props) {
  const { preview } = session.reading
  if (stage === 'start') return <CancelButton close={onClose} />
  if (stage === 'preview')
    return (
      preview && (
        <ImportFoot session={session} preview={preview} stored={stored} saveFailed={saveFailed} close={onClose} />
      )
    )
  return (
    <OutcomeFoot undoing={undoing} main={refs.outcome} close={onClose}>
      <SaveFailedButton count={preview?.counts.error ?? 0} save={saveFailed} />
    </OutcomeFoot>
  )
}
