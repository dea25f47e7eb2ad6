import { Suspense, lazy, useCallback, useState, type ReactNode } from 'react'
import { messages } from '../../ui/messages.ts'
import { toastError } from '../../ui/toast-error.ts'
import type { PreviewFile } from './preview-order.ts'

const Dialog = lazy(async () => ({ default: (await import('./PreviewDialog.tsx')).PreviewDialog }))

interface PreviewHandle {
  /** Opens a file; one that lacks its uuid or its name is refused in a toast. */
  show: (file: PreviewFile) => void
  preview: ReactNode
}

/** The preview of the files of a list, which are in its order. The dialog is loaded on first use. */
export function usePreview(caseUuid: string, files: readonly PreviewFile[]): PreviewHandle {
  const [file, setFile] = useState<PreviewFile>()
  const [open, setOpen] = useState(false)
  const show = useCallback((next: PreviewFile): void => {
    if (!next.uuid || !next.name) return toastError(new Error(messages.fileIncomplete))
    setFile(next)
    setOpen(true)
  }, [])
  return {
    show,
    preview: file && (
      <Suspense>
        <Dialog caseUuid={caseUuid} files={files} file={file} show={show} open={open} close={() => setOpen(false)} />
      </Suspense>
    ),
  }
}
