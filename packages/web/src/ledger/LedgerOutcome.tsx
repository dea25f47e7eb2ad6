import { Box, Button, Text } from '@chakra-ui/react'
import { useRef, type RefObject } from 'react'
import { DialogFrame } from '../ui/overlay/DialogFrame.tsx'
import { DialogRoot } from '../ui/overlay/OverlayRoot.tsx'
import { FailedRows } from '../sheet-import/FailedRows.tsx'
import { importedText } from './outcome-text.ts'
import { WarningRows } from './WarningRows.tsx'
import type { FailedRow, ImportResult, LedgerWarning } from './ledger-requests.ts'

/** The outcome of an upload: imported, or refused as a whole with the rows to blame. */
export type UploadOutcome = { imported: ImportResult } | { refused: string; failed: FailedRow[] }

const textOfOutcome = (outcome: UploadOutcome): string =>
  'imported' in outcome ? importedText(outcome.imported) : outcome.refused
const failedRows = (outcome: UploadOutcome): FailedRow[] =>
  'imported' in outcome ? outcome.imported.failed : outcome.failed

const warningsOf = (outcome: UploadOutcome): LedgerWarning[] =>
  'imported' in outcome ? (outcome.imported.warnings ?? []) : []

interface Props {
  open: boolean
  /** Kept while the dialog closes, so that its text does not change during the animation. */
  outcome: UploadOutcome | undefined
  busy: boolean
  importValid: () => void
  close: () => void
}

interface FootProps extends Pick<Props, 'busy' | 'close'> {
  main: RefObject<HTMLButtonElement | null>
  isRefused: boolean
  importValid: (() => void) | undefined
}

const Foot = ({ main, isRefused, importValid, busy, close }: FootProps) => (
  <>
    <Button ref={main} variant="solid" onClick={close}>
      {isRefused ? 'Mend the file first' : 'Done'}
    </Button>
    {isRefused && importValid && (
      <Button loading={busy} onClick={importValid}>
        Take in the other rows
      </Button>
    )}
  </>
)

/** The result of a ledger upload: the numbers of imported rows, or why the file was refused, row by row. */
export function LedgerOutcome({ open, outcome, busy, importValid, close }: Props) {
  const failed = outcome ? failedRows(outcome) : []
  const warnings = outcome ? warningsOf(outcome) : []
  const isList = failed.length + warnings.length > 0
  const main = useRef<HTMLButtonElement>(null)
  const isRefused = outcome !== undefined && 'refused' in outcome
  return (
    <DialogRoot
      role={isRefused ? 'alertdialog' : 'dialog'}
      open={open}
      close={close}
      size={isList ? 'lg' : 'md'}
      initialFocusEl={() => main.current}
      scrollBehavior="inside"
    >
      <DialogFrame
        title={isRefused ? 'The ledger was not taken in' : 'Time ledger'}
        // Focusable, so that a long list can be scrolled by keyboard.
        body={{ tabIndex: isList ? 0 : undefined }}
        foot={
          <Foot
            main={main}
            isRefused={isRefused}
            importValid={failed.length > 0 ? importValid : undefined}
            busy={busy}
            close={close}
          />
        }
      >
        <Text role={isRefused ? 'alert' : 'status'}>{outcome && textOfOutcome(outcome)}</Text>
        {failed.length > 0 && (
          <Box mt="4">
            <FailedRows failed={failed} />
          </Box>
        )}
        {warnings.length > 0 && <WarningRows warnings={warnings} close={close} />}
      </DialogFrame>
    </DialogRoot>
  )
}
