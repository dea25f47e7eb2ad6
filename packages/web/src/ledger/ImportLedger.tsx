import { Button } from '@chakra-ui/react'
import { Suspense, lazy, useState } from 'react'
import type { Option } from '../ui/form/controls.ts'
import { useSheetInput } from '../sheet-import/use-sheet-input.tsx'

const loadDialog = () => import('./import/ImportDialog.tsx')
const Dialog = lazy(async () => ({ default: (await loadDialog()).ImportDialog }))

interface Opened {
  /** Counts the openings: each begins anew. */
  round: number
  open: boolean
  /** The files that were chosen last. */
  files: readonly File[]
}
const closed: Opened = { round: 0, open: false, files: [] }

/** The dialog as it is open now, or opened anew. */
const opened = (before: Opened): Opened => (before.open ? before : { round: before.round + 1, open: true, files: [] })

interface Props {
  caseUuid: string
  feeEarners: readonly Option[]
}

/**
 * The button that imports a ledger: the browser asks for the file at once, before the dialog, which shows what comes of
 * it, or, if none was chosen, where one can be dropped and what was imported before. The dialog is loaded on first use.
 */
export function ImportLedger({ caseUuid, feeEarners }: Props) {
  const [{ round, open, files }, setOpened] = useState(closed)
  const { input, choose } = useSheetInput('Ledger file', (chosen) =>
    setOpened((before) => ({ ...opened(before), files: chosen })),
  )
  return (
    <>
      {input}
      <Button
        aria-haspopup="dialog"
        onClick={() => {
          choose()
          setOpened(opened)
        }}
        onPointerEnter={() => {
          loadDialog().catch(console.error)
        }}
      >
        Import ledger
      </Button>
      {round > 0 && (
        <Suspense>
          <Dialog
            key={round}
            caseUuid={caseUuid}
            feeEarners={feeEarners}
            files={files}
            open={open}
            close={() => setOpened((before) => ({ ...before, open: false }))}
          />
        </Suspense>
      )}
    </>
  )
}
