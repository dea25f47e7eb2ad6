import { chakra } from '@chakra-ui/react'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import type { Option } from '../../../ui/form/controls.ts'
import { MenuPortal } from '../../../ui/overlay/MenuPortal.tsx'

interface Props {
  id: string
  anchor: RefObject<HTMLElement | null>
  options: readonly Option[]
  marked: number
  choose: (index: number) => void
}

const HEIGHT = 232

/** Where the list stands: below its cell, or above where there is no room. */
function placeAt(anchor: HTMLElement): Partial<CSSStyleDeclaration> {
  const { left, top, bottom, width } = anchor.getBoundingClientRect()
  const isBelow = bottom + HEIGHT < innerHeight || top < HEIGHT
  return {
    left: `${left}px`,
    minWidth: `${width}px`,
    ...(isBelow ? { top: `${bottom + 2}px` } : { bottom: `${innerHeight - top + 2}px` }),
  }
}

/** The choices that answer what is typed into a cell. The focus stays in the cell. */
export function ChoiceList({ id, anchor, options, marked, choose }: Props) {
  const list = useRef<HTMLUListElement>(null)
  useLayoutEffect(() => {
    if (anchor.current && list.current) Object.assign(list.current.style, placeAt(anchor.current))
  }, [anchor])
  useLayoutEffect(() => {
    list.current?.children[marked]?.scrollIntoView({ block: 'nearest' })
  }, [marked])
  return (
    <MenuPortal>
      <chakra.ul
        ref={list}
        id={id}
        role="listbox"
        aria-label="Choices"
        position="fixed"
        zIndex="popover"
        maxH={`${HEIGHT}px`}
        overflowY="auto"
        py="1"
        bg="raised"
        borderWidth="1px"
        borderColor="line"
        borderRadius="l2"
        boxShadow="floating"
        textStyle="sm"
        listStyleType="none"
      >
        {options.map(({ value, label }, i) => (
          <chakra.li
            key={value}
            id={`${id}-${i}`}
            role="option"
            aria-selected={i === marked}
            px="3"
            py="1"
            cursor="pointer"
            whiteSpace="nowrap"
            bg={i === marked ? 'accent.ground' : undefined}
            onMouseDown={(event) => {
              event.preventDefault()
              choose(i)
            }}
          >
            {label}
          </chakra.li>
        ))}
      </chakra.ul>
    </MenuPortal>
  )
}
