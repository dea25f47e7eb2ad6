import { chakra } from '@chakra-ui/react'
import { Ellipsis } from 'lucide-react'
import {
  memo,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useState,
  type RefObject,
} from 'react'
import { Link } from 'react-router'
import { pathOf } from '../case-columns.tsx'
import type { CaseRow } from '../case-row.ts'
import { card } from './card-styles.ts'
import { CardFacts } from './CardFacts.tsx'
import type { SharedFacts } from './shared-facts.ts'
import { isLiftKey } from './use-keyboard-drag.ts'
import { draggableShown, type Follower } from '../../../ui/drag-shown.ts'
import { isInStage } from '../../case-words.ts'
import { copyOfCard } from './copy-of-card.ts'
import { dragDataOf } from './drag-data.ts'

const followerOf = (card: HTMLElement): Follower => {
  const { left: x, top: y } = card.getBoundingClientRect()
  return { element: copyOfCard(card), x, y }
}

/** Makes a card draggable, if its case is in one of the four stages. Returns whether it is shown as dragged. */
function useCardDrag(ref: RefObject<HTMLElement | null>, row: CaseRow): boolean {
  const [isDragging, setIsDragging] = useState(false)
  // An effect event: a new row must not register the card again, which would end a drag in progress.
  const getData = useEffectEvent(() => dragDataOf(row))
  const canDrag = useEffectEvent(() => isInStage(row))
  useEffect(() => {
    const element = ref.current
    return element
      ? draggableShown({
          element,
          canDrag: () => canDrag(),
          getData: () => getData(),
          follower: () => followerOf(element),
          onShown: setIsDragging,
        })
      : undefined
  }, [ref])
  return isDragging
}

/** What all cards have in common: their menu, what they say of it, and how one is lifted by keyboard. */
export interface CardControls {
  idOf: (uuid: string) => string
  openId: string | undefined
  onOpen: (row: CaseRow, triggerId: string, point?: { x: number; y: number }) => void
  onLift: (row: CaseRow, card: HTMLElement) => void
  hintId: string
}
interface Props extends Pick<CardControls, 'hintId' | 'onOpen' | 'onLift'> {
  row: CaseRow
  open: boolean
  triggerId: string
  shared: SharedFacts
}

/** Forwards a click on the card to its link, with the modifier keys, so that opening in a new tab works. */
function clickLink({ target, currentTarget, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLElement>): void {
  if ((target as Element).closest('a, button')) return
  currentTarget
    .querySelector('a')
    ?.dispatchEvent(new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
}

/** A case on the board. Memoised: renders again only when its own props change. */
export const BoardCard = memo(function BoardCard({ row, open, triggerId, shared, hintId, onOpen, onLift }: Props) {
  const ref = useRef<HTMLDivElement>(null)
  const isDragging = useCardDrag(ref, row)
  const { uuid, caseName } = row
  const onContextMenu = (event: MouseEvent): void => {
    event.preventDefault()
    const { clientX: x, clientY: y, button } = event
    // The context-menu key gives the position of the card, not of a pointer, so the menu opens at the button.
    onOpen(row, triggerId, button === 2 ? { x, y } : undefined)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const { key, target, currentTarget, repeat, ctrlKey, metaKey, altKey, shiftKey } = event
    if (target !== currentTarget || !isLiftKey(key) || repeat || ctrlKey || metaKey || altKey || shiftKey) return
    event.preventDefault()
    onLift(row, currentTarget)
  }
  return (
    <chakra.div
      ref={ref}
      css={card}
      role="group"
      tabIndex={0}
      aria-label={caseName}
      aria-roledescription="card"
      aria-describedby={hintId}
      data-case={uuid}
      data-open={open || undefined}
      data-dragging={isDragging || undefined}
      onClick={clickLink}
      onContextMenu={onContextMenu}
      onKeyDown={onKeyDown}
    >
      <Link to={pathOf(row)} draggable={false} data-cuttable>
        {caseName}
      </Link>
      <CardFacts row={row} shared={shared} />
      <button
        type="button"
        id={triggerId}
        data-row-menu
        aria-label={`Actions for ${caseName}`}
        title="Actions"
        aria-haspopup="menu"
        aria-expanded={open}
        onClick={() => onOpen(row, triggerId)}
      >
        <Ellipsis size={16} strokeWidth={1.75} aria-hidden />
      </button>
    </chakra.div>
  )
})
