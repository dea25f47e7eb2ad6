import { Button } from '@chakra-ui/react'
import { Suspense, lazy, useState } from 'react'
import type { Option } from '../ui/form/controls.ts'

const loadDialog = () => import('./import/ImportDialog.tsx')
const Dialog = lazy(async () => ({ default: (await loadDialog()).ImportDialog }))

interface Opened {
  /** Counts the openings: each begins anew. */
  round: number
  open: boolean
  /** The files it begins with. */
  files: readonly File[]
}
const closed: Opened = { round: 0, open: false, files: [] }

/** Opens and closes the import of a ledger. */
export function useImportLedger() {
  const [opened, setOpened] = useState(closed)
  return {
    opened,
    show: (files: readonly File[] = []): void => setOpened(({ round }) => ({ round: round + 1, open: true, files })),
    close: (): void => setOpened((before) => ({ ...before, open: false })),
  }
}

interface Props extends ReturnType<typeof useImportLedger> {
  caseUuid: string
  feeEarners: readonly Option[]
}

/** The button that imports a ledger row by row. The dialog is loaded on first use. */
export const ImportLedger = ({ caseUuid, feeEarners, opened: { round, open, files }, show, close }: Props) => (
  <>
    <Button
      aria-haspopup="dialog"
      onClick={() => show()}
      onPointerEnter={() => {
        loadDialog().catch(console.error)
      }}
    >
      Import ledger
    </Button>
    {round > 0 && (
      <Suspense>
        <Dialog key={round} caseUuid={caseUuid} feeEarners={feeEarners} files={files} open={open} close={close} />
      </Suspense>
    )}
  </>
)
