import { Box, chakra } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import type { Group } from './menu.ts'
import { SidebarLink } from './SidebarLink.tsx'
import { sidebarRow } from './sidebar-row.ts'

interface Props {
  group: Group
  closed: boolean
  toggle: () => void
}

export function SidebarGroup({ group: { label, icon: Icon, entries }, closed, toggle }: Props) {
  const id = useId()
  return (
    <Box role="group" aria-label={label}>
      <chakra.button type="button" css={sidebarRow} ps="4" aria-expanded={!closed} aria-controls={id} onClick={toggle}>
        <Icon size={16} strokeWidth={1.75} aria-hidden />
        <chakra.span flex="1">{label}</chakra.span>
        <chakra.span
          display="inline-flex"
          transitionProperty="rotate"
          transitionDuration="fast"
          rotate={closed ? '-90deg' : undefined}
        >
          <ChevronDown size={14} aria-hidden />
        </chakra.span>
      </chakra.button>
      <chakra.ul id={id} hidden={closed} listStyleType="none" pb="1">
        {entries.map((entry) => (
          <li key={entry.to}>
            <SidebarLink {...entry} />
          </li>
        ))}
      </chakra.ul>
    </Box>
  )
}
