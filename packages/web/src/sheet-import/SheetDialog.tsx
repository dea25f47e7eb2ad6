import { VisuallyHidden } from '@chakra-ui/react'
import { useEffect, useRef, type ReactNode, type RefObject } from 'react'
import { DialogFrame } from '../ui/overlay/DialogFrame.tsx'
import { DialogRoot } from '../ui/overlay/OverlayRoot.tsx'

/** What of an import decides what its dialog shows. */
interface Session {
  reading: { preview: unknown }
  sending: { imported: unknown }
  isQuick: boolean
  open: (files: readonly File[]) => Promise<void>
}

export type Stage = 'start' | 'preview' | 'outcome'
/** How far an import is: its file is chosen, what would be stored is shown, or what came of it. */
export const stageOf = ({ reading, sending, isQuick }: Omit<Session, 'open'>): Stage => {
  if (sending.imported !== undefined) return 'outcome'
  return reading.preview !== undefined && !isQuick ? 'preview' : 'start'
}

/** What the focus begins at in each stage, and what scrolls. */
export interface StageRefs {
  start: RefObject<HTMLButtonElement | null>
  preview: RefObject<HTMLHeadingElement | null>
  outcome: RefObject<HTMLButtonElement | null>
  scroller: RefObject<HTMLDivElement | null>
}

export function useStageRefs(): StageRefs {
  const scroller = useRef<HTMLDivElement>(null)
  const preview = useRef<HTMLHeadingElement>(null)
  const start = useRef<HTMLButtonElement>(null)
  const outcome = useRef<HTMLButtonElement>(null)
  return { start, preview, outcome, scroller }
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
function useChosenFiles(session: Pick<Session, 'open'>, files: readonly File[]): void {
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

interface Props {
  title: string
  session: Session
  /** The files that were chosen; others begin anew. */
  files: readonly File[]
  open: boolean
  onClose: () => void
  /** What a preview says, for a screen reader. */
  announcement: string
  refs: StageRefs
  foot: ReactNode
  /** What the stage shows. */
  children: ReactNode
}

/** The dialog of an import, whose stages follow each other in one place. */
export function SheetDialog({ title, session, files, open, onClose, announcement, refs, foot, children }: Props) {
  const stage = stageOf(session)
  useStageFocus(stage, refs)
  useChosenFiles(session, files)
  return (
    <DialogRoot
      open={open}
      close={onClose}
      size={stage === 'preview' ? 'cover' : 'lg'}
      scrollBehavior="inside"
      closeOnInteractOutside={false}
      initialFocusEl={() => refs.start.current}
      onEscapeKeyDown={leaveToCell}
    >
      <DialogFrame
        title={title}
        isPage={stage === 'preview'}
        // Focusable, so that a long list can be scrolled by keyboard.
        body={{ ref: refs.scroller, tabIndex: stage === 'outcome' ? 0 : undefined }}
        foot={foot}
      >
        {/* It is there before it speaks. */}
        <VisuallyHidden role="status">{stage === 'preview' && announcement}</VisuallyHidden>
        {children}
      </DialogFrame>
    </DialogRoot>
  )
}
