import { chakra } from '@chakra-ui/react'
import type { Stage } from '@costdraft/costing'
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { useId, useRef, useState, type FocusEvent } from 'react'
import type { CaseRow } from '../case-columns.tsx'
import type { CardMenu } from './BoardCard.tsx'
import { column, scroller as scrolling, stageColours, target } from './board-styles.ts'
import { CardList } from './CardList.tsx'
import { ColumnHead, type StageTotal } from './ColumnHead.tsx'
import { useColumnTarget } from './use-column-target.ts'
import { useFollow, type Followed } from './use-follow.ts'

const nothing: Record<Stage, string> = {
  in_progress: 'Nothing in progress.',
  in_review: 'Nothing to review.',
  blocked: 'Nothing is blocked.',
  complete: 'Nothing complete yet.',
}
/** A card with a name of one line; the others are measured when they come. */
const CARD = 106,
  GAP = 8

interface Props {
  stage: Stage
  rows: readonly CaseRow[]
  total: StageTotal | undefined
  /** Every case is here, so a column without cards has none. */
  whole: boolean
  menu: CardMenu
  followed: Followed | undefined
  onMove: (row: CaseRow, to: Stage) => void
}

/** A stage of the board. Of its cards only those on the screen are there, and the one that has, or last had, the focus: it is also the one that is dragged. */
export function BoardColumn({ stage, rows, total, whole, menu, followed, onMove }: Props) {
  const head = useId()
  const section = useRef<HTMLElement>(null),
    scroller = useRef<HTMLDivElement>(null)
  const [held, setHeld] = useState<string>()
  const indexOf = (uuid: string | undefined): number =>
    uuid === undefined ? -1 : rows.findIndex((row) => row.uuid === uuid)
  const heldAt = indexOf(held)
  // oxlint-disable-next-line react/incompatible-library -- nothing here is memoized by a compiler
  const virtual = useVirtualizer<HTMLDivElement, HTMLDivElement>({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => CARD,
    gap: GAP,
    overscan: 4,
    useFlushSync: false,
    paddingEnd: GAP,
    getItemKey: (index) => rows[index]?.uuid ?? index,
    rangeExtractor: (range) => {
      const shown = defaultRangeExtractor(range)
      return heldAt < 0 || shown.includes(heldAt) ? shown : [...shown, heldAt].toSorted((a, b) => a - b)
    },
  })
  const over = useColumnTarget({ column: section, scroller }, stage, onMove)
  useFollow(scroller, followed, followed?.to === stage ? indexOf(followed.uuid) : -1, (index) =>
    virtual.scrollToIndex(index),
  )
  const onFocus = ({ target }: FocusEvent): void => setHeld(target.closest<HTMLElement>('[data-case]')?.dataset.case)
  return (
    <chakra.section
      ref={section}
      css={column}
      borderTopColor={stageColours[stage]}
      aria-labelledby={head}
      data-stage={stage}
    >
      <ColumnHead id={head} stage={stage} total={total} />
      <chakra.div css={target} data-over={over || undefined}>
        <chakra.div ref={scroller} css={scrolling} onFocus={onFocus}>
          {rows.length > 0 ? (
            <CardList virtual={virtual} rows={rows} labelledBy={head} menu={menu} />
          ) : (
            whole && <p>{nothing[stage]}</p>
          )}
        </chakra.div>
      </chakra.div>
    </chakra.section>
  )
}
