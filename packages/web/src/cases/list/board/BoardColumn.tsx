import { chakra, VisuallyHidden } from '@chakra-ui/react'
import type { Stage } from '@costdraft/costing'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { memo, useId, useRef, useState, type FocusEvent } from 'react'
import type { CaseRow } from '../case-row.ts'
import type { BoardStage } from './board-columns.ts'
import type { CardControls } from './BoardCard.tsx'
import { column, scroller as scrolling, stageColours, target } from './board-styles.ts'
import { CardList } from './CardList.tsx'
import { type StageTotal, stageValueText } from '../case-value.ts'
import type { SharedFacts } from './shared-facts.ts'
import { useColumnTarget } from './use-column-target.ts'
import { useFocusMovedCard, type MovedCard } from './use-focus-moved-card.ts'
import { stageLabels } from '@costdraft/schema/cases/stage-labels.ts'
import { Unavailable } from '../../../ui/Unavailable.tsx'

/** The column of the cases in stages of the host's own. */
const OTHER = 'Other'

function TotalValue({ total }: { total: StageTotal | undefined }) {
  return <span>{total ? (stageValueText(total) ?? <Unavailable />) : '\u00A0'}</span>
}

/** The head of a column: its name, its number of cases and their total value, both from the server. */
const ColumnHead = ({ id, stage, total }: { id: string; stage: BoardStage; total: StageTotal | undefined }) => (
  <header>
    <h2 id={id}>{stage === null ? OTHER : stageLabels[stage].column}</h2>
    <span>
      {total ? total.count.toLocaleString('en-GB') : '\u00A0'}
      {total && <VisuallyHidden>{total.count === 1 ? ' case' : ' cases'}</VisuallyHidden>}
    </span>
    <TotalValue total={total} />
  </header>
)

const emptyTexts: Record<Stage, string> = {
  in_progress: `Nothing ${stageLabels.in_progress.inSentence}.`,
  in_review: 'Nothing to review.',
  blocked: `Nothing is ${stageLabels.blocked.inSentence}.`,
  complete: `Nothing ${stageLabels.complete.inSentence} yet.`,
}
/** Estimated height in pixels of a card whose name has one line; the real height is measured after rendering. */
const CARD_HEIGHT = 72
const GAP = 6

interface Props {
  stage: BoardStage
  rows: readonly CaseRow[]
  total: StageTotal | undefined
  /** Every case is loaded, so a column without cards is empty. */
  isComplete: boolean
  controls: CardControls
  shared: SharedFacts
  /** A card of another column, lifted by keyboard, is over this one. */
  isTarget: boolean
  /** The card that was moved here last. */
  movedCard: MovedCard | undefined
  onMove: (row: CaseRow, to: Stage) => void
}

/** Whether two lists hold the same cases, unchanged, in the same order. */
const isSameList = (a: readonly CaseRow[], b: readonly CaseRow[]): boolean =>
  a.length === b.length && a.every((row, i) => row === b[i])

/**
 * One stage of the board. Its list is virtualised; the card that last had the focus stays mounted, because it may be
 * dragged.
 */
function Column({ stage, rows, total, isComplete, controls, shared, isTarget, movedCard, onMove }: Props) {
  const head = useId()
  const section = useRef<HTMLElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const [focused, setFocused] = useState<string>()
  const indexOf = (uuid: string | undefined): number =>
    uuid === undefined ? -1 : rows.findIndex((row) => row.uuid === uuid)
  const focusedIndex = indexOf(focused)
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtual = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => CARD_HEIGHT,
    gap: GAP,
    overscan: 4,
    useFlushSync: false,
    paddingEnd: GAP,
    getItemKey: (index) => rows[index]?.uuid ?? index,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range)
      return focusedIndex < 0 || shown.includes(focusedIndex)
        ? shown
        : [...shown, focusedIndex].toSorted((a, b) => a - b)
    },
  })
  const isOver = useColumnTarget({ column: section, scroller }, stage, onMove)
  useFocusMovedCard(scroller, movedCard, indexOf(movedCard?.uuid), (index) => virtual.scrollToIndex(index))
  const onFocus = ({ target }: FocusEvent): void => setFocused(target.closest<HTMLElement>('[data-case]')?.dataset.case)
  return (
    <chakra.section
      ref={section}
      css={column}
      borderTopColor={stage === null ? 'strongLine' : stageColours[stage]}
      aria-labelledby={head}
      data-stage={stage ?? undefined}
    >
      <ColumnHead id={head} stage={stage} total={total} />
      <chakra.div css={target} data-over={isOver || isTarget || undefined}>
        <chakra.div ref={scroller} css={scrolling} onFocus={onFocus}>
          {rows.length > 0 ? (
            <CardList virtual={virtual} rows={rows} labelledBy={head} controls={controls} shared={shared} />
          ) : (
            isComplete && stage !== null && <p>{emptyTexts[stage]}</p>
          )}
        </chakra.div>
      </chakra.div>
    </chakra.section>
  )
}

/** A column of the board. Memoised: renders again only when its own cases or props change. */
export const BoardColumn = memo(
  Column,
  ({ rows, ...before }, { rows: nextRows, ...next }) =>
    isSameList(rows, nextRows) &&
    Object.entries(before).every(([name, value]) => Object.is(value, next[name as keyof typeof next])),
)
