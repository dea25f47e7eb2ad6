import type { LedgerImported } from '@costdraft/schema/ledger/ledger-import.ts'
import { announcementOf } from '../../sheet-import/question-text.ts'
import { SheetDialog, stageOf, useStageRefs, type Stage, type StageRefs } from '../../sheet-import/SheetDialog.tsx'
import { StageFoot } from '../../sheet-import/StageFoot.tsx'
import { useConfirmedClose } from '../../sheet-import/use-confirmed-close.tsx'
import { useUndoImport } from '../../sheet-import/use-undo-import.ts'
import type { Option } from '../../ui/form/controls.ts'
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

/** Tells what was imported once the dialog is closed, where it can be undone. */
const toldOf = (imported: LedgerImported | undefined, { mayUndo }: UndoLedger): LedgerImported | undefined =>
  mayUndo ? imported : undefined

/**
 * Imports a ledger with a person in mind: what each row would become is seen, and what is not known asked for, before
 * anything is stored.
 */
export function ImportDialog({ caseUuid, feeEarners, files, open, close }: Props) {
  const session = useLedgerImport(caseUuid)
  const { opened, reading, sending } = session
  const { preview } = reading
  const { imported } = sending
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
        announcement={announcementOf(session.reading.preview, ledgerWords)}
        refs={refs}
        foot={
          <StageFoot
            {...parts}
            stored={preview ? storedCount(preview.counts) : 0}
            saveFailed={async () => {
              if (opened) await ledgerRequests(caseUuid).saveFailed(opened)
            }}
          />
        }
      >
        <StagePage {...parts} />
      </SheetDialog>
      {confirmDialog}
    </>
  )
}
