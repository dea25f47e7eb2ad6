import { Suspense, lazy, useState, type ReactNode } from 'react'
import type { PreviewWords } from './preview-words.ts'

const loadDialog = () => import('./PreviewsDialog.tsx')
const Dialog = lazy(async () => ({ default: (await loadDialog()).PreviewsDialog }))

/** The dialog of the documents that are made of a case on request, and what opens it. It is loaded on first use. */
export function usePreviewsDialog(
  caseUuid: string,
  words: PreviewWords,
): { opener: { onClick: () => void; onPointerEnter: () => void; 'aria-haspopup': 'dialog' }; dialog: ReactNode } {
  const [open, setOpen] = useState(false)
  const [isLoaded, setIsLoaded] = useState(false)
  return {
    opener: {
      'aria-haspopup': 'dialog',
      onClick: () => {
        setIsLoaded(true)
        setOpen(true)
      },
      onPointerEnter: () => {
        loadDialog().catch(console.error)
      },
    },
    dialog: isLoaded && (
      <Suspense>
        <Dialog caseUuid={caseUuid} words={words} open={open} close={() => setOpen(false)} />
      </Suspense>
    ),
  }
}
