import { Eye } from 'lucide-react'
import { Suspense, lazy, useState } from 'react'
import { useAddition } from '../../access/viewer.ts'
import { IconButton } from '../../ui/IconButton.tsx'

const loadDialog = () => import('./PreviewsDialog.tsx')
const Dialog = lazy(async () => ({ default: (await loadDialog()).PreviewsDialog }))

/**
 * Opens the documents that a case would have now, where the host makes previews of them. The dialog is loaded on first
 * use.
 */
export function PreviewsButton({ caseUuid }: { caseUuid: string }) {
  const isOffered = useAddition('document_preview')
  const [open, setOpen] = useState(false)
  const [isLoaded, setIsLoaded] = useState(false)
  if (!isOffered) return null
  return (
    <>
      <IconButton
        name="Preview"
        icon={Eye}
        size="xs"
        flexShrink="0"
        aria-haspopup="dialog"
        onClick={() => {
          setIsLoaded(true)
          setOpen(true)
        }}
        onPointerEnter={() => {
          loadDialog().catch(console.error)
        }}
      />
      {isLoaded && (
        <Suspense>
          <Dialog caseUuid={caseUuid} open={open} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
