import { CloseButton, Drawer, Portal, Text } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { DrawerRoot } from '../../../ui/overlay/OverlayRoot.tsx'
import { rowSelector } from '../../../ui/table/row-selector.ts'
import { Comments } from './Comments.tsx'
import { titleOf, type CommentsOfRow } from './comment.ts'
import { OpenCommentSteps } from './OpenCommentSteps.tsx'
import { useFocusOnWanted } from './use-focus-on-wanted.ts'
import { useStepKey } from './use-step-key.ts'

/** Drawer with the comments of an item, above its list where there is no room beside it. */
export function CommentsDrawer({ tab, caseUuid, row, may, close }: CommentsOfRow) {
  const content = useRef<HTMLDivElement>(null)
  const [last, setLast] = useState(row)
  // Keeps the comments visible during the closing animation.
  if (row && row !== last) setLast(row)
  const shown = row ?? last
  const selector = shown && rowSelector(shown.uuid)
  const findWanted = useFocusOnWanted(content, row?.uuid)
  const onKeyDown = useStepKey()
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
              <Drawer.Title overflowWrap="anywhere">{shown && titleOf(tab, shown)}</Drawer.Title>
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
