import { Box, Button, Text } from '@chakra-ui/react'
import { useRef } from 'react'
import { DialogFrame } from '../ui/overlay/DialogFrame.tsx'
import { DialogRoot } from '../ui/overlay/OverlayRoot.tsx'
import { FailedRows } from './FailedRows.tsx'
import { WarningRows } from './WarningRows.tsx'
import type { FailedRow, LedgerWarning } from './ledger-requests.ts'
import type { UploadOutcome } from './LedgerButtons.tsx'

const rows = (n: number): string => `${n.toLocaleString('en-GB')} ${n === 1 ? 'row' : 'rows'}`

const summaryOf = ({
  added,
  updated,
  unchanged,
  estimated,
}: {
  added: number
  updated: number
  unchanged: number
  estimated: number
}): string =>
  [
    added + updated === 0
      ? 'Nothing has changed.'
      : [added > 0 && `${rows(added)} added`, updated > 0 && `${rows(updated)} updated`].filter(Boolean).join(', ') +
        '.',
    unchanged > 0 && `${rows(unchanged)} ${unchanged === 1 ? 'was' : 'were'} here already.`,
    estimated > 0 &&
      `${rows(estimated)} without a time ${estimated === 1 ? 'is' : 'are'} estimated and marked: check ${estimated === 1 ? 'it' : 'them'}.`,
  ]
    .filter(Boolean)
    .join(' ')

const textOf = (outcome: UploadOutcome): string =>
  'imported' in outcome ? summaryOf(outcome.imported) : outcome.refused
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

/** The result of a ledger upload: the numbers of imported rows, or why the file was refused, row by row. */
export function LedgerOutcome({ open, outcome, busy, importValid, close }: Props) {
  const failed = outcome ? failedRows(outcome) : [],
    warnings = outcome ? warningsOf(outcome) : [],
    isList = failed.length + warnings.length > 0
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
          <>
            {isRefused && failed.length > 0 && (
              <Button loading={busy} onClick={importValid}>
                Take in the other rows
              </Button>
            )}
            <Button ref={main} variant="solid" onClick={close}>
              {isRefused ? 'Mend the file first' : 'Done'}
            </Button>
          </>
        }
      >
        <Text role={isRefused ? 'alert' : 'status'}>{outcome && textOf(outcome)}</Text>
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
