import { Button } from '@chakra-ui/react'
import { Suspense, lazy, useState } from 'react'
import { useAddition } from '../../access/viewer.ts'

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
      <Button
        variant="ghost"
        px="2"
        aria-haspopup="dialog"
        onClick={() => {
          setIsLoaded(true)
          setOpen(true)
        }}
        onPointerEnter={() => {
          loadDialog().catch(console.error)
        }}
      >
        Preview
      </Button>
      {isLoaded && (
        <Suspense>
          <Dialog caseUuid={caseUuid} open={open} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
