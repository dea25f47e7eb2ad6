import { Box, Button, Flex, Heading, Text, chakra } from '@chakra-ui/react'
import type { LedgerChoices } from '@costdraft/schema/ledger/ledger-choices.ts'
import type { LedgerPreview } from '@costdraft/schema/ledger/ledger-import.ts'
import { useId, useMemo, useState, type RefObject } from 'react'
import type { Option } from '../../ui/form/controls.ts'
import { rowsText } from '../outcome-text.ts'
import { activityOptions } from './meanings.ts'
import { BAR, HEADS } from './preview-styles.ts'
import { PreviewTable } from './PreviewTable.tsx'
import { isOptional, stateNames, storedCount, totalCount, type Shown } from './row-text.ts'
import type { LedgerImport } from './use-ledger-import.ts'

interface Props {
  preview: LedgerPreview
  /** What was chosen, which the preview may not know yet. */
  choices: LedgerChoices
  feeEarners: readonly Option[]
  session: LedgerImport
  scroller: RefObject<HTMLElement | null>
  take: (rows: readonly number[], isTaken: boolean) => void
}

const filter = {
  gap: '1.5',
  fontWeight: '500',
  color: 'muted',
  '&[aria-pressed=true]': { color: 'accent', borderColor: 'accent', bg: 'accent.ground', fontWeight: '600' },
} as const

const Filter = ({ name, count, isOn, show }: { name: string; count: number; isOn: boolean; show: () => void }) => (
  <Button size="xs" css={filter} aria-pressed={isOn} onClick={show}>
    {name}
    <chakra.span color="ink">{count.toLocaleString('en-GB')}</chakra.span>
  </Button>
)

/** How many of the rows that are listed are left out because they are no work. */
function worklessText(rows: LedgerPreview['rows']): string | false {
  const count = rows.filter(({ left_out: why }) => why === 'total' || why === 'headings').length
  if (count === 0) return false
  return count === 1
    ? '1 row adds up others or repeats the headings, and is left out.'
    : `${count} rows add up others or repeat the headings, and are left out.`
}

/** What is worth saying of the rows beside their counts. */
const notesOf = ({ counts, rows, more_rows: more }: LedgerPreview): string =>
  [
    counts.unchanged > 0 &&
      `${rowsText(counts.unchanged)} ${counts.unchanged === 1 ? 'is' : 'are'} in the case already and ${counts.unchanged === 1 ? 'stays as it is' : 'stay as they are'}.`,
    counts.estimated > 0 &&
      `${rowsText(counts.estimated)} without a time ${counts.estimated === 1 ? 'is' : 'are'} estimated and marked.`,
    worklessText(rows),
    more > 0 && `${rowsText(more)} ${more === 1 ? 'is' : 'are'} not listed here, but counted and taken as well.`,
    counts.error + counts.warning > 0 && 'Click a cell, or press Enter in it, to correct it here.',
    storedCount(counts) === 0 && counts.unchanged > 0 && 'There is nothing to import.',
  ]
    .filter(Boolean)
    .join(' ')

/**
 * The rows of one state, or all. A row that changes its state by its checkbox stays until others are asked for, and the
 * focus in it.
 */
function useShownRows(preview: LedgerPreview) {
  const [shown, setShown] = useState<Shown>('all')
  const [kept, setKept] = useState<readonly number[]>([])
  return {
    shown,
    show: (next: Shown): void => {
      setShown(next)
      setKept([])
    },
    rows: useMemo(
      () =>
        shown === 'all' ? preview.rows : preview.rows.filter(({ row, state }) => state === shown || kept.includes(row)),
      [preview, shown, kept],
    ),
    keep: (rows: readonly number[]): void => setKept((before) => [...before, ...rows]),
  }
}

interface FilterProps {
  titleId: string
  counts: LedgerPreview['counts']
  shown: Shown
  show: (shown: Shown) => void
}

/**
 * The title of the rows and their counts, each of which lists the rows it counts. Stays in view while the rows scroll.
 */
const RowFilter = ({ titleId, counts, shown, show }: FilterProps) => (
  <Flex
    position="sticky"
    top="0"
    zIndex="2"
    bg="raised"
    align="center"
    gap="3"
    rowGap="2"
    py="2.5"
    wrap="wrap"
    justify="space-between"
  >
    <Heading as="h3" id={titleId} textStyle="md" fontWeight="600" lineHeight="1.75rem" srOnly={{ mdDown: true }}>
      Rows
    </Heading>
    <Flex role="group" aria-label="Which rows are listed" gap="1.5" wrap="wrap">
      <Filter name="All" count={totalCount(counts)} isOn={shown === 'all'} show={() => show('all')} />
      {(['ready', 'warning', 'error', 'left_out'] as const).map((state) => (
        <Filter
          key={state}
          name={stateNames[state]}
          count={counts[state]}
          isOn={shown === state}
          show={() => show(state)}
        />
      ))}
    </Flex>
  </Flex>
)

interface NotesProps {
  text: string
  /** How many of the rows that are listed are duplicates that are taken. */
  duplicates: number
  leaveOut: () => void
}

/** What is worth saying of the rows, and a button that leaves several duplicates out at once. */
const RowNotes = ({ text, duplicates, leaveOut }: NotesProps) =>
  (text !== '' || duplicates > 1) && (
    <Flex gap="3" justify="space-between" align="center" pb="2" minH="9" wrap={{ base: 'wrap', sm: 'nowrap' }}>
      <Text textStyle="sm" color="muted">
        {text}
      </Text>
      {duplicates > 1 && (
        <Button size="xs" flexShrink="0" onClick={leaveOut}>{`Leave out ${duplicates} duplicates`}</Button>
      )}
    </Flex>
  )

/** The name of a fee earner as a ledger has it: without the initials behind it. */
const nameIn = ({ label }: Option): string => label.replace(/ \([^()]*\)(?:, retired)?$/, '')

/** The rows of the file: counted by their state, filtered by it, and listed as they would be stored. */
export function RowsSection({ preview, choices, feeEarners, session, scroller, take }: Props) {
  const id = useId()
  const { reading, correct, originalOf } = session
  const offered = useMemo(
    () => ({ earner: feeEarners.map(nameIn), activity: activityOptions.map(({ label }) => label) }),
    [feeEarners],
  )
  const { shown, show, rows, keep } = useShownRows(preview)
  const { counts } = preview
  const takeAndKeep: Props['take'] = (changed, isTaken) => {
    keep(changed)
    take(changed, isTaken)
  }
  const duplicates =
    shown === 'warning' ? rows.filter((row) => row.state === 'warning' && row.duplicate && isOptional(row)) : []
  return (
    <chakra.section aria-labelledby={id} borderTopWidth="1px" borderColor="line">
      <RowFilter titleId={id} counts={counts} shown={shown} show={show} />
      <RowNotes
        text={notesOf(preview)}
        duplicates={duplicates.length}
        leaveOut={() =>
          takeAndKeep(
            duplicates.map(({ row }) => row),
            false,
          )
        }
      />
      {rows.length > 0 ? (
        <PreviewTable
          key={shown}
          preview={preview}
          choices={choices}
          rows={rows}
          scroller={scroller}
          head={BAR + HEADS}
          isOld={reading.isReading}
          originalOf={originalOf}
          offered={offered}
          correct={(row, ...change) => {
            keep([row])
            correct(row, ...change)
          }}
          take={(row, isTaken) => takeAndKeep([row], isTaken)}
        />
      ) : (
        <Box py="6">
          <Text textStyle="sm" color="muted">
            {shown === 'all' ? 'The file has no rows below its headings.' : 'No row is left here.'}
          </Text>
        </Box>
      )}
    </chakra.section>
  )
}
