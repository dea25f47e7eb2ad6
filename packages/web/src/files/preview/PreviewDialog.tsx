import { useRef } from 'react'
import { DialogFrame } from '../../ui/overlay/DialogFrame.tsx'
import { DialogRoot } from '../../ui/overlay/OverlayRoot.tsx'
import { nameOf } from '../FileLabel.tsx'
import { openFile } from '../use-case-files.ts'
import type { PreviewFile } from './preview-order.ts'
import { PreviewContent } from './PreviewContent.tsx'

interface Props {
  caseUuid: string
  /** All files of the list, in its order. */
  files: readonly PreviewFile[]
  file: PreviewFile
  show: (file: PreviewFile) => void
  open: boolean
  close: () => void
}

/** A file of a case over nearly the whole screen: PDF files and images are shown, all others can be downloaded. */
export function PreviewDialog({ caseUuid, open, close, ...rest }: Props) {
  const scroller = useRef<HTMLDivElement>(null)
  return (
    <DialogRoot open={open} close={close} size="cover" scrollBehavior="inside" initialFocusEl={() => scroller.current}>
      <DialogFrame
        title={nameOf(rest.file)}
        body={{ p: '0', display: 'flex', flexDirection: 'column', overflow: 'hidden' }}
      >
        <PreviewContent
          path={`client/case/${caseUuid}/file/${rest.file.uuid ?? ''}`}
          download={() => void openFile(caseUuid, rest.file)}
          scroller={scroller}
          {...rest}
        />
      </DialogFrame>
    </DialogRoot>
  )
}
