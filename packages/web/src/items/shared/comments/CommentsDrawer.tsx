import { Box, CloseButton, Drawer, Portal, Text, chakra } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import { DrawerRoot } from '../../../ui/overlay/OverlayRoot.tsx'
import { rowSelector } from '../row-selector.ts'
import type { AnyRow, AnyTab } from '../tab-definition.ts'
import { CommentItem } from './CommentItem.tsx'
import type { CommentRights, Entity } from './comment.ts'
import { CommentsBelow } from './CommentsBelow.tsx'
import { NewComment } from './NewComment.tsx'
import { NEXT_KEY, useOpenComments } from './open-comments.tsx'
import { OpenCommentSteps } from './OpenCommentSteps.tsx'

interface Props {
  tab: AnyTab
  caseUuid: string
  row: AnyRow | undefined
  may: CommentRights
  close: () => void
}

type CommentsProps = Pick<Props, 'tab' | 'caseUuid' | 'may'> & { row: AnyRow }

/** The comments of an item, oldest first, with a form for a new one. */
function Comments({ tab, caseUuid, row, may }: CommentsProps) {
  const entity: Entity = { caseUuid, entityType: tab.kind.commentedAs, entityUuid: row.uuid }
  return (
    <>
      {row.comments.length === 0 && (
        <Text textStyle="sm" color="muted" mb="3">
          No comments yet.
        </Text>
      )}
      <chakra.ol aria-label="Comments" mb="3">
        {row.comments.map((comment) => (
          <CommentItem key={comment.uuid} entity={entity} comment={comment} may={may} />
        ))}
      </chakra.ol>
      <CommentsBelow tab={tab} caseUuid={caseUuid} row={row} may={may} />
      {may.comment ? (
        <Box
          borderTopWidth={row.comments.length > 0 ? '1px' : '0'}
          borderColor="line"
          pt={row.comments.length > 0 ? '4' : '0'}
        >
          <NewComment entity={entity} />
        </Box>
      ) : (
        <Text textStyle="sm" color="muted" borderTopWidth="1px" borderColor="line" pt="3">
          Comments cannot be added here.
        </Text>
      )}
    </>
  )
}

/** Moves the focus to the comment to which the person went, also in a drawer that is open already. Returns what finds it. */
function useFocusOnWanted(
  content: RefObject<HTMLDivElement | null>,
  item: string | undefined,
): () => HTMLElement | null {
  const { wanted, show } = useOpenComments()
  const find = (): HTMLElement | null =>
    wanted === undefined ? null : (content.current?.querySelector<HTMLElement>(`[data-comment="${wanted}"]`) ?? null)
  const opened = useEffectEvent(() => {
    if (item !== undefined) show(item)
  })
  const focus = useEffectEvent(() => find()?.focus())
  // The functions are those of the present render; what starts them is another item, or another comment.
  // oxlint-disable-next-line react/exhaustive-effect-dependencies
  useEffect(() => opened(), [item])
  useEffect(() => {
    const frame = requestAnimationFrame(() => focus())
    return () => cancelAnimationFrame(frame)
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [wanted, item])
  return find
}

const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Drawer with the comments of an item, beside its list. */
export function CommentsDrawer({ tab, caseUuid, row, may, close }: Props) {
  const content = useRef<HTMLDivElement>(null)
  const [last, setLast] = useState(row)
  // Keeps the comments visible during the closing animation.
  if (row && row !== last) setLast(row)
  const shown = row ?? last,
    selector = shown && rowSelector(shown.uuid)
  const findWanted = useFocusOnWanted(content, row?.uuid),
    { next, previous } = useOpenComments()
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== NEXT_KEY) return
    event.preventDefault()
    ;(event.shiftKey ? previous : next)?.()
  }
  return (
    <DrawerRoot
      open={row !== undefined}
      close={close}
      returnTo={(opener) => (selector && opener?.closest(selector) ? undefined : selector)}
      initialFocusEl={() => findWanted() ?? content.current?.querySelector('textarea') ?? null}
    >
      <Portal>
        <Drawer.Backdrop />
        <Drawer.Positioner>
          <Drawer.Content ref={content} maxW="420px" onKeyDown={onKeyDown}>
            <Drawer.Header display="block" pe="12">
              <Text textStyle="caption" color="muted">
                Comments
              </Text>
              <Drawer.Title overflowWrap="anywhere">{shown && capitalise(tab.nameOf(shown))}</Drawer.Title>
              <OpenCommentSteps />
              <Drawer.CloseTrigger asChild>
                <CloseButton size="xs" aria-label="Close" variant="ghost" />
              </Drawer.CloseTrigger>
            </Drawer.Header>
            <Drawer.Body tabIndex={0}>
              {shown && <Comments key={shown.uuid} tab={tab} caseUuid={caseUuid} row={shown} may={may} />}
            </Drawer.Body>
          </Drawer.Content>
        </Drawer.Positioner>
      </Portal>
    </DrawerRoot>
  )
}
