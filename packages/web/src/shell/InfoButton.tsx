import { Info } from 'lucide-react'
import { Suspense, lazy, useState } from 'react'
import { IconButton } from '../ui/IconButton.tsx'

const InfoDialog = lazy(async () => ({ default: (await import('./InfoDialog.tsx')).InfoDialog }))

export function InfoButton() {
  const [open, setOpen] = useState(false)
  const [wasOpened, setWasOpened] = useState(false)
  return (
    <>
      <IconButton
        name="About CostDraft"
        icon={Info}
        aria-haspopup="dialog"
        onClick={() => {
          setWasOpened(true)
          setOpen(true)
        }}
      />
      {wasOpened && (
        <Suspense>
          <InfoDialog open={open} close={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
