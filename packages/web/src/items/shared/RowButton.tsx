import type { SystemStyleObject } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'

interface Props {
  /** Its accessible name, which `useCellHelp` shows as its tooltip. */
  name: string
  icon: LucideIcon
  /** Number shown next to the icon. */
  count?: number | undefined
  tabIndex: number
  onClick: () => void
}

/**
 * An icon-only button of a row, 24 px high as a line of text leaves it. A plain element, styled from the table: a page
 * of rows has hundreds of them.
 */
export const RowButton = ({ name, icon: Icon, count, tabIndex, onClick }: Props) => (
  <button type="button" aria-label={name} tabIndex={tabIndex} onClick={onClick} data-count={count}>
    <Icon size={16} strokeWidth={1.75} aria-hidden />
    {count}
  </button>
)

/** Styles of the buttons in the rows of a table; they look as `ui/IconButton.tsx` does. */
export const rowButtons: SystemStyleObject = {
  '& [data-row] button': {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    gap: '0.5',
    height: '6',
    minWidth: '6',
    '@media (pointer: coarse)': { minWidth: '7' },
    borderRadius: 'l2',
    textStyle: 'sm',
    lineHeight: '1',
    fontWeight: '500',
    color: 'muted',
    cursor: 'pointer',
    userSelect: 'none',
    transitionProperty: 'background-color, color',
    transitionDuration: 'fast',
    focusVisibleRing: 'outside',
    focusRingOffset: '0px',
    '&[data-count]': { px: '1' },
    _hover: { bg: 'hover', color: 'ink' },
  },
  '& [data-row] [data-unresolved] button': { color: 'attention.ink' },
}
