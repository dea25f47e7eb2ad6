import { Box, Button, Flex, Heading, Text, chakra } from '@chakra-ui/react'
import { useId, useMemo, useState, type ReactNode, type RefObject } from 'react'
import { BAR, HEADS } from './preview-styles.ts'
import { PreviewTable, type TableOf } from './PreviewTable.tsx'
import { stateNames, totalCount, type Shown } from './row-states.ts'
import type { SheetChoices, SheetPreview, SheetRow } from './sheet-preview.ts'
import type { AnySheetImport } from './use-sheet-import.ts'

type Take = (rows: readonly number[], isTaken: boolean) => void

interface Props<Row extends SheetRow> {
  preview: Pick<SheetPreview, 'counts'> & { rows: readonly Row[] }
  /** What was chosen, which the preview may not know yet. */
  choices: SheetChoices
  session: Pick<AnySheetImport, 'reading' | 'correct'>
  scroller: RefObject<HTMLElement | null>
  table: TableOf<Row>
  /** What is worth saying of the rows beside their counts. */
  notes: string
  /** What is done with several of the rows that are listed. */
  renderAction?: (rows: readonly Row[], shown: Shown, take: Take) => ReactNode
  take: Take
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

/**
 * The rows of one state, or all. A row that changes its state by its checkbox stays until others are asked for, and the
 * focus in it.
 */
function useShownRows<Row extends SheetRow>(rows: readonly Row[]) {
  const [shown, setShown] = useState<Shown>('all')
  const [kept, setKept] = useState<readonly number[]>([])
  return {
    shown,
    show: (next: Shown): void => {
      setShown(next)
      setKept([])
    },
    rows: useMemo(
      () => (shown === 'all' ? rows : rows.filter(({ row, state }) => state === shown || kept.includes(row))),
      [rows, shown, kept],
    ),
    keep: (changed: readonly number[]): void => setKept((before) => [...before, ...changed]),
  }
}

interface FilterProps {
  titleId: string
  counts: SheetPreview['counts']
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

/** What is worth saying of the rows, and what is done with several at once. */
const RowNotes = ({ text, action }: { text: string; action: ReactNode }) =>
  (text !== '' || Boolean(action)) && (
    <Flex gap="3" justify="space-between" align="center" pb="2" minH="9" wrap={{ base: 'wrap', sm: 'nowrap' }}>
      <Text textStyle="sm" color="muted">
        {text}
      </Text>
      {action}
    </Flex>
  )

/** The rows of the file: counted by their state, filtered by it, and listed as they would be stored. */
export function RowsSection<Row extends SheetRow>(props: Props<Row>) {
  const { preview, choices, session, scroller, table, notes, renderAction, take } = props
  const id = useId()
  const { shown, show, rows, keep } = useShownRows(preview.rows)
  const takeAndKeep: Take = (changed, isTaken) => {
    keep(changed)
    take(changed, isTaken)
  }
  return (
    <chakra.section aria-labelledby={id} borderTopWidth="1px" borderColor="line">
      <RowFilter titleId={id} counts={preview.counts} shown={shown} show={show} />
      <RowNotes text={notes} action={renderAction?.(rows, shown, takeAndKeep)} />
      {rows.length > 0 ? (
        <PreviewTable
          key={shown}
          choices={choices}
          rows={rows}
          scroller={scroller}
          head={BAR + HEADS}
          isOld={session.reading.isReading}
          {...table}
          correct={(row, ...change) => {
            keep([row])
            session.correct(row, ...change)
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
