import { chakra, type HTMLChakraProps } from '@chakra-ui/react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useSharedTooltip } from './overlay/use-shared-tooltip.tsx'

interface Props extends Omit<HTMLChakraProps<'span'>, 'children'> {
  children: string
}

/**
 * A text of one line. Where it is too long for its place it is cut, marked as such, and a help with the whole of it
 * opens at a press, at the focus, and where the pointer rests.
 */
export function CutText({ children, ...look }: Props) {
  const element = useRef<HTMLSpanElement>(null)
  const [isCut, setIsCut] = useState(false)
  const { show, point, tooltip } = useSharedTooltip('bottom-start', { maxW: 'lg', textStyle: 'sm', fontWeight: '400' })
  useLayoutEffect(() => {
    const text = element.current
    if (!text) return undefined
    const measure = (): void => setIsCut(text.scrollWidth > text.clientWidth)
    measure()
    const changes = new ResizeObserver(measure)
    changes.observe(text)
    return () => changes.disconnect()
  }, [])
  return (
    <>
      <chakra.span
        ref={element}
        display="block"
        minW="0"
        truncate
        borderRadius="l1"
        focusVisibleRing="inside"
        data-cut={isCut ? '' : undefined}
        {...(isCut && {
          tabIndex: 0,
          onFocus: () => show(element.current, children),
          onBlur: () => show(undefined),
          onClick: () => show(element.current, children),
          onPointerEnter: () => point(element.current, () => children),
          onPointerLeave: () => point(undefined, () => undefined),
        })}
        {...look}
      >
        {children}
      </chakra.span>
      {isCut && tooltip}
    </>
  )
}
