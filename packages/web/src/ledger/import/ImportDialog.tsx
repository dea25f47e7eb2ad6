import { VisuallyHidden } from '@chakra-ui/react'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import type { Option } from '../../ui/form/controls.ts'
import { DialogFrame } from '../../ui/overlay/DialogFrame.tsx'
import { DialogRoot } from '../../ui/overlay/OverlayRoot.tsx'
import { importedText } from '../outcome-text.ts'
import { columnsText } from './column-text.ts'
import { ImportFoot, OutcomeFoot } from './ImportFoot.tsx'
import { ImportOutcome } from './ImportOutcome.tsx'
import { PreviewPage } from './PreviewPage.tsx'
import { countsText } from './row-text.ts'
import { StartPage } from './StartPage.tsx'
import { useConfirmedClose } from './use-confirmed-close.tsx'
import { useImportToast } from './use-import-toast.ts'
import { useLedgerImport, type LedgerImport } from './use-ledger-import.ts'
import { useUndoImport } from './use-undo-import.ts'
import { CancelButton } from '../../ui/form/CancelButton.tsx'

interface Props {
  caseUuid: string
  feeEarners: readonly Option[]
  /** The files that it begins with. */
  files: readonly File[]
  open: boolean
  close: () => void
}

type Stage = 'start' | 'preview' | 'outcome'
const stageOf = ({ reading, sending }: LedgerImport): Stage => {
  if (sending.imported) return 'outcome'
  return reading.preview ? 'preview' : 'start'
}

/** What a preview says, for a screen reader: which columns are missing, or how many rows are in which state. */
const announcementOf = ({ preview }: LedgerImport['reading']): string => {
  if (!preview) return ''
  return preview.missing.length > 0 ? columnsText(preview) : countsText(preview.counts)
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

/** Begins with the files that the dialog was opened with. */
function useFirstFiles(session: LedgerImport, files: readonly File[]): void {
  const isBegun = useRef(false)
  useEffect(() => {
    if (isBegun.current || files.length === 0) return
    isBegun.current = true
    void session.open(files)
  })
}

/**
 * Imports a ledger with a person in mind: what each row would become is seen, and what is not known asked for, before
 * anything is stored.
 */
export function ImportDialog({ caseUuid, feeEarners, files, open, close }: Props) {
  const session = useLedgerImport(caseUuid),
    { ledger, reading } = session,
    { imported } = session.sending,
    stage = stageOf(session)
  const undoing = useUndoImport(caseUuid, imported?.import_uuid),
    tell = useImportToast(caseUuid)
  const scroller = useRef<HTMLDivElement>(null),
    heading = useRef<HTMLHeadingElement>(null),
    start = useRef<HTMLButtonElement>(null),
    done = useRef<HTMLButtonElement>(null)
  useStageFocus(stage, { start, preview: heading, outcome: done })
  useFirstFiles(session, files)
  const { onClose, confirmDialog } = useConfirmedClose(session, open, () => {
    close()
    if (imported && undoing.mayUndo) tell(imported.import_uuid, importedText(imported))
  })
  const parts: Readonly<Record<Stage, { page: ReactNode; foot: ReactNode }>> = {
    start: {
      page: <StartPage caseUuid={caseUuid} session={session} button={start} />,
      foot: <CancelButton close={onClose} />,
    },
    preview: {
      page: <PreviewPage feeEarners={feeEarners} session={session} heading={heading} scroller={scroller} />,
      foot: reading.preview && (
        <ImportFoot caseUuid={caseUuid} session={session} preview={reading.preview} close={onClose} />
      ),
    },
    outcome: {
      page: imported && ledger && (
        <ImportOutcome fileName={ledger.file.name} imported={imported} undoing={undoing} close={onClose} />
      ),
      foot: <OutcomeFoot caseUuid={caseUuid} session={session} undoing={undoing} main={done} close={onClose} />,
    },
  }
  return (
    <>
      <DialogRoot
        open={open}
        close={onClose}
        size="cover"
        scrollBehavior="inside"
        closeOnInteractOutside={false}
        initialFocusEl={() => start.current}
      >
        <DialogFrame
          title="Import ledger"
          isPage
          // Focusable, so that a long list can be scrolled by keyboard.
          body={{ ref: scroller, tabIndex: stage === 'outcome' ? 0 : undefined }}
          foot={parts[stage].foot}
        >
          {/* It is there before it speaks. */}
          <VisuallyHidden role="status">{stage === 'preview' && announcementOf(reading)}</VisuallyHidden>
          {parts[stage].page}
        </DialogFrame>
      </DialogRoot>
      {confirmDialog}
    </>
  )
}
