import type { SystemStyleObject } from '@chakra-ui/react'

/** Styles shared by all rows of the sidebar. */
export const sidebarRow: SystemStyleObject = {
  display: 'flex',
  alignItems: 'center',
  gap: '2.5',
  width: 'full',
  minHeight: '8',
  pe: '3',
  position: 'relative',
  textStyle: 'sm',
  textAlign: 'start',
  cursor: 'pointer',
  '& svg': { color: 'muted', flexShrink: 0 },
  _hover: { bg: 'hover', color: 'ink' },
  focusVisibleRing: 'inside',
}
