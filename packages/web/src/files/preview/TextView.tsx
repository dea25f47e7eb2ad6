import { chakra } from '@chakra-ui/react'
import { useCallback } from 'react'
import type { ViewProps } from './view-props.ts'
import { scaleOf } from './zoom.ts'

/** The width of eighty characters at their usual size, in pixels. */
const LINE = 640
const FONT_SIZE = 13

/** A text as it stands: its lines are not broken, and those that are long are moved sideways. */
export function TextView({ blob, zoom, available, fail, setCaption }: ViewProps) {
  const showIn = useCallback(
    (element: HTMLPreElement) => {
      blob.text().then((text) => {
        if (!element.isConnected) return
        element.textContent = text
        const lines = text.trimEnd().split('\n').length
        setCaption(`${lines} ${lines === 1 ? 'line' : 'lines'}`)
      }, fail)
    },
    // What it says of itself is asked for once for each text.
    // oxlint-disable-next-line react/exhaustive-deps
    [blob],
  )
  return (
    <chakra.pre
      ref={showIn}
      bg="surface"
      borderWidth="1px"
      borderColor="line"
      mx="auto"
      px="6"
      py="5"
      width="fit-content"
      fontFamily="mono"
      lineHeight="1.6"
      style={{ minWidth: Math.min(available, LINE), fontSize: FONT_SIZE * scaleOf(LINE, available, 1, zoom) }}
    />
  )
}
