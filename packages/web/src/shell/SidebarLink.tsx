import { chakra } from '@chakra-ui/react'
import type { LucideIcon } from 'lucide-react'
import { NavLink } from 'react-router'
import { sidebarRow } from './sidebar-row.ts'

const Anchor = chakra(NavLink)

/** A link in the sidebar. The current page is bold, with a bar at the edge. */
export const SidebarLink = ({ label, to, icon: Icon }: { label: string; to: string; icon?: LucideIcon }) => (
  <Anchor
    to={to}
    end={to === '/'}
    css={sidebarRow}
    ps={Icon ? '4' : '42px'}
    minHeight={Icon ? '8' : '7'}
    color={Icon ? 'ink' : 'muted'}
    _currentPage={{
      color: 'ink',
      fontWeight: '600',
      _before: {
        content: '""',
        position: 'absolute',
        insetStart: '0',
        insetBlock: '1.5',
        width: '3px',
        bg: 'accent',
        _highContrast: { forcedColorAdjust: 'none', bg: 'Highlight' },
      },
      '& svg': { color: 'accent' },
    }}
  >
    {Icon && <Icon size={16} strokeWidth={1.75} aria-hidden />}
    {label}
  </Anchor>
)
