import type { LedgerImported } from '@costdraft/schema/ledger/ledger-import.ts'
import { questionOf } from '../../sheet-import/question-text.ts'
import { ImportFoot, OutcomeFoot, SaveFailedButton } from '../../sheet-import/ImportFoot.tsx'
import { countsText } from '../../sheet-import/row-states.ts'
import { SheetDialog, stageOf, useStageRefs, type Stage, type StageRefs } from '../../sheet-import/SheetDialog.tsx'
import { useConfirmedClose } from '../../sheet-import/use-confirmed-close.tsx'
import { useUndoImport } from '../../sheet-import/use-undo-import.ts'
import type { Option } from '../../ui/form/controls.ts'
import { CancelButton } from '../../ui/form/CancelButton.tsx'
import { importedText } from '../outcome-text.ts'
import { ledgerWords } from './column-text.ts'
import { ImportOutcome, type UndoLedger } from './ImportOutcome.tsx'
import { ledgerRequests } from './import-requests.ts'
import { PreviewPage } from './PreviewPage.tsx'
import { storedCount } from './row-text.ts'
import { StartPage } from './StartPage.tsx'
import { useImportToast } from './use-import-toast.ts'
import { useLedgerImport, type LedgerImport } from './use-ledger-import.ts'
import { useUndoLedger } from './use-undo-ledger.ts'

interface Props {
  caseUuid: string
  feeEarners: readonly Option[]
  /** The files that were chosen; others begin anew. */
  files: readonly File[]
  open: boolean
  close: () => void
}

/** What a preview says, for a screen reader: what is asked first, or how many rows are in which state. */
const announcementOf = ({ preview }: LedgerImport['reading']): string =>
  preview ? (questionOf(preview, ledgerWords) ?? countsText(preview.counts)) : ''

interface PartProps extends Pick<Props, 'caseUuid' | 'feeEarners'> {
  stage: Stage
  refs: StageRefs
  session: LedgerImport
  undoing: UndoLedger
  onClose: () => void
}

/** What a stage shows. */
function StagePage({ stage, caseUuid, feeEarners, session, undoing, refs, onClose }: PartProps) {
  const { opened, reading, sending } = session
  if (stage === 'start') return <StartPage caseUuid={caseUuid} session={session} button={refs.start} />
  if (stage === 'preview')
    return <PreviewPage feeEarners={feeEarners} session={session} heading={refs.preview} scroller={refs.scroller} />
  return (
    sending.imported &&
    opened && (
      <ImportOutcome
        fileName={opened.file.name}
        preview={reading.preview}
        imported={sending.imported}
        undoing={undoing}
        close={onClose}
      />
    )
  )
}

/** The foot below a stage. The rows that were left out can still be saved at the end. */
function StageFoot({ stage, caseUuid, session, undoing, refs, onClose }: PartProps) {
  const { opened, reading } = session
  const { preview } = reading
  const saveFailed = async (): Promise<void> => {
    if (opened) await ledgerRequests(caseUuid).saveFailed(opened)
  }
  if (stage === 'start') return <CancelButton close={onClose} />
  if (stage === 'preview')
    return (
      preview && (
        <ImportFoot
          session={session}
          preview={preview}
          stored={storedCount(preview.counts)}
          saveFailed={saveFailed}
          close={onClose}
        />
      )
    )
  return (
    <OutcomeFoot undoing={undoing} main={refs.outcome} close={onClose}>
      {opened && <SaveFailedButton count={preview?.counts.error ?? 0} save={saveFailed} />}
    </OutcomeFoot>
  )
}

/** Tells what was imported once the dialog is closed, where it can be undone. */
const toldOf = (imported: LedgerImported | undefined, { mayUndo }: UndoLedger): LedgerImported | undefined =>
  mayUndo ? imported : undefined

/**
 * Imports a ledger with a person in mind: what each row would become is seen, and what is not known asked for, before
 * anything is stored.
 */
export function ImportDialog({ caseUuid, feeEarners, files, open, close }: Props) {
  const session = useLedgerImport(caseUuid)
  const { imported } = session.sending
  const undoing = useUndoImport(useUndoLedger(caseUuid), imported?.import_uuid)
  const tell = useImportToast(caseUuid)
  const { onClose, confirmDialog } = useConfirmedClose(session, open, () => {
    close()
    const told = toldOf(imported, undoing)
    if (told) tell(told.import_uuid, importedText(told))
  })
  const refs = useStageRefs()
  const parts = { stage: stageOf(session), refs, caseUuid, feeEarners, session, undoing, onClose }
  return (
    <>
      <SheetDialog
        title="Import ledger"
        session={session}
        files={files}
        open={open}
        onClose={onClose}
        announcement={announcementOf(session.reading)}
        refs={refs}
        foot={<StageFoot {...parts} />}
      >
        <StagePage {...parts} />
      </SheetDialog>
      {confirmDialog}
    </>
  )
}
