import { Box, CloseButton, Flex, Heading, Text } from '@chakra-ui/react'
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, type KeyboardEvent } from 'react'
import { createPortal } from 'react-dom'
import { focusRow, rowSelector } from '../../../ui/table/row-selector.ts'
import type { AnyRow } from '../item-row.ts'
import { Comments } from './Comments.tsx'
import { titleOf, type CommentsOfRow } from './comment.ts'
import { OpenCommentSteps } from './OpenCommentSteps.tsx'
import { useFocusOnWanted } from './use-focus-on-wanted.ts'
import { useStepKey } from './use-step-key.ts'

/**
 * Moves the focus into the panel when it opens for a row, and back to the row when it is closed. Returns what closes
 * it.
 */
function usePanelFocus(uuid: string, close: () => void) {
  const panel = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLElement>(undefined)
  const findWanted = useFocusOnWanted(panel, uuid)
  useLayoutEffect(() => {
    const { activeElement } = document
    if (activeElement instanceof HTMLElement && !panel.current?.contains(activeElement)) opener.current = activeElement
    // Another row is another opener.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [uuid])
  const enter = useEffectEvent(() =>
    (findWanted() ?? panel.current?.querySelector('textarea') ?? panel.current)?.focus(),
  )
  useEffect(() => {
    const frame = requestAnimationFrame(() => enter())
    return () => cancelAnimationFrame(frame)
    // What starts it is another row.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [uuid])
  const leave = (): void => {
    const isInRow = opener.current?.isConnected && opener.current.closest(rowSelector(uuid))
    close()
    if (isInRow) opener.current?.focus()
    else focusRow(uuid)
  }
  return { panel, leave }
}

/** The comments of a row beside its table, which stays in view and in reach, as the costs do. */
export function CommentsPanel({
  tab,
  caseUuid,
  row,
  may,
  close,
  place,
}: CommentsOfRow & { row: AnyRow; place: HTMLElement }) {
  const title = useId()
  const { panel, leave } = usePanelFocus(row.uuid, close)
  const onStepKey = useStepKey()
  const onKeyDown = (event: KeyboardEvent): void => {
    onStepKey(event)
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    leave()
  }
  return createPortal(
    <Flex
      ref={panel}
      role="dialog"
      aria-modal="false"
      aria-labelledby={title}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      direction="column"
      minH="0"
      bg="surface"
      borderWidth="1px"
      borderColor="line"
      borderRadius="l2"
      outline="none"
    >
      <Box position="relative" px="4" pt="3" pb="2" pe="10">
        <Text textStyle="caption" color="muted">
          Comments
        </Text>
        <Heading id={title} as="h2" textStyle="sm" overflowWrap="anywhere">
          {titleOf(tab, row)}
        </Heading>
        <OpenCommentSteps />
        <CloseButton
          position="absolute"
          top="2"
          insetEnd="2"
          size="xs"
          aria-label="Close"
          variant="ghost"
          onClick={leave}
        />
      </Box>
      <Box tabIndex={0} overflowY="auto" minH="0" px="4" pb="4" pt="1">
        <Comments key={row.uuid} tab={tab} caseUuid={caseUuid} row={row} may={may} />
      </Box>
    </Flex>,
    place,
  )
}
