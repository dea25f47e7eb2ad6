import { Info } from 'lucide-react'
import { Suspense, lazy, useState } from 'react'
import { IconButton } from '../ui/IconButton.tsx'
import { usePageShortcut } from '../ui/overlay/use-page-shortcut.ts'

const InfoDialog = lazy(async () => ({ default: (await import('./InfoDialog.tsx')).InfoDialog }))

/** Opens what CostDraft is and which keys it knows; so does `?`. */
export function InfoButton() {
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  const show = (): void => {
    setWasOpened(true)
    setOpen(true)
  }
  usePageShortcut('?', !open, show)
  return (
    <>
      <IconButton name="About CostDraft" icon={Info} aria-haspopup="dialog" aria-keyshortcuts="?" onClick={show} />
      {wasOpened && (
        <Suspense>
          <InfoDialog open={open} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
