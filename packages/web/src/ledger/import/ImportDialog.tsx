import { VisuallyHidden } from '@chakra-ui/react'
import { useEffect, useRef, type RefObject } from 'react'
import type { Option } from '../../ui/form/controls.ts'
import { DialogFrame } from '../../ui/overlay/DialogFrame.tsx'
import { DialogRoot } from '../../ui/overlay/OverlayRoot.tsx'
import { importedText } from '../outcome-text.ts'
import { ImportFoot, OutcomeFoot } from './ImportFoot.tsx'
import { ImportOutcome } from './ImportOutcome.tsx'
import { PreviewPage } from './PreviewPage.tsx'
import { countsText } from './row-text.ts'
import { questionOf } from './question-text.ts'
import { StartPage } from './StartPage.tsx'
import { useConfirmedClose } from './use-confirmed-close.tsx'
import { useImportToast } from './use-import-toast.ts'
import { useLedgerImport, type LedgerImport } from './use-ledger-import.ts'
import { useUndoImport, type UndoImport } from './use-undo-import.ts'
import { CancelButton } from '../../ui/form/CancelButton.tsx'

interface Props {
  caseUuid: string
  feeEarners: readonly Option[]
  /** The files that were chosen; others begin anew. */
  files: readonly File[]
  open: boolean
  close: () => void
}

type Stage = 'start' | 'preview' | 'outcome'
const stageOf = ({ reading, sending, isQuick }: LedgerImport): Stage => {
  if (sending.imported) return 'outcome'
  return reading.preview && !isQuick ? 'preview' : 'start'
}

/** What a preview says, for a screen reader: what is asked first, or how many rows are in which state. */
const announcementOf = ({ preview }: LedgerImport['reading']): string => {
  if (!preview) return ''
  return questionOf(preview) ?? countsText(preview.counts)
}

/** Moves the focus to the beginning of a stage when it comes: what had it before is gone. */
function useStageFocus(stage: Stage, beginnings: Readonly<Record<Stage, RefObject<HTMLElement | null>>>): void {
  const before = useRef(stage)
  useEffect(() => {
    if (before.current === stage) return
    before.current = stage
    beginnings[stage].current?.focus({ preventScroll: true })
  })
}

/** Begins with files as they are chosen. */
function useChosenFiles(session: LedgerImport, files: readonly File[]): void {
  const begun = useRef<readonly File[]>([])
  useEffect(() => {
    if (begun.current === files || files.length === 0) return
    begun.current = files
    void session.open(files)
  })
}

/** The key that ends the correction of a cell does not close the dialog as well. */
const leaveToCell = (event: KeyboardEvent): void => {
  if (event.target instanceof Element && event.target.closest('[data-editing]')) event.preventDefault()
}

interface PartProps extends Pick<Props, 'caseUuid' | 'feeEarners'> {
  stage: Stage
  session: LedgerImport
  undoing: UndoImport
  beginnings: {
    start: RefObject<HTMLButtonElement | null>
    preview: RefObject<HTMLHeadingElement | null>
    outcome: RefObject<HTMLButtonElement | null>
  }
  scroller: RefObject<HTMLDivElement | null>
  onClose: () => void
}

/** What a stage shows. */
function StagePage({ stage, caseUuid, feeEarners, session, undoing, beginnings, scroller, onClose }: PartProps) {
  const { ledger, reading, sending } = session
  if (stage === 'start') return <StartPage caseUuid={caseUuid} session={session} button={beginnings.start} />
  if (stage === 'preview')
    return <PreviewPage feeEarners={feeEarners} session={session} heading={beginnings.preview} scroller={scroller} />
  return (
    sending.imported &&
    ledger && (
      <ImportOutcome
        fileName={ledger.file.name}
        preview={reading.preview}
        imported={sending.imported}
        undoing={undoing}
        close={onClose}
      />
    )
  )
}

/** The foot below a stage. */
function StageFoot({ stage, caseUuid, session, undoing, beginnings, onClose }: PartProps) {
  const { preview } = session.reading
  if (stage === 'start') return <CancelButton close={onClose} />
  if (stage === 'preview')
    return preview && <ImportFoot caseUuid={caseUuid} session={session} preview={preview} close={onClose} />
  return (
    <OutcomeFoot caseUuid={caseUuid} session={session} undoing={undoing} main={beginnings.outcome} close={onClose} />
  )
}

/**
 * Imports a ledger with a person in mind: what each row would become is seen, and what is not known asked for, before
 * anything is stored.
 */
export function ImportDialog({ caseUuid, feeEarners, files, open, close }: Props) {
  const session = useLedgerImport(caseUuid)
  const { imported } = session.sending
  const stage = stageOf(session)
  const undoing = useUndoImport(caseUuid, imported?.import_uuid)
  const tell = useImportToast(caseUuid)
  const scroller = useRef<HTMLDivElement>(null)
  const preview = useRef<HTMLHeadingElement>(null)
  const start = useRef<HTMLButtonElement>(null)
  const outcome = useRef<HTMLButtonElement>(null)
  const beginnings = { start, preview, outcome }
  useStageFocus(stage, beginnings)
  useChosenFiles(session, files)
  const { onClose, confirmDialog } = useConfirmedClose(session, open, () => {
    close()
    if (imported && undoing.mayUndo) tell(imported.import_uuid, importedText(imported))
  })
  const parts = { stage, caseUuid, feeEarners, session, undoing, beginnings, scroller, onClose }
  return (
    <>
      <DialogRoot
        open={open}
        close={onClose}
        size={stage === 'preview' ? 'cover' : 'lg'}
        scrollBehavior="inside"
        closeOnInteractOutside={false}
        initialFocusEl={() => start.current}
        onEscapeKeyDown={leaveToCell}
      >
        <DialogFrame
          title="Import ledger"
          isPage={stage === 'preview'}
          // Focusable, so that a long list can be scrolled by keyboard.
          body={{ ref: scroller, tabIndex: stage === 'outcome' ? 0 : undefined }}
          foot={<StageFoot {...parts} />}
        >
          {/* It is there before it speaks. */}
          <VisuallyHidden role="status">{stage === 'preview' && announcementOf(session.reading)}</VisuallyHidden>
          <StagePage {...parts} />
        </DialogFrame>
      </DialogRoot>
      {confirmDialog}
    </>
  )
}
