import { Box, chakra } from '@chakra-ui/react'
import { reportNames } from '@costdraft/schema/reports/report.ts'
import { NavLink } from 'react-router'
import { reportOf, reportPath } from './report-paths.ts'

const Tab = chakra(NavLink)

const current = {
  color: 'ink',
  fontWeight: '600',
  boxShadow: 'inset 0 -2px var(--chakra-colors-accent)',
  // Shadows are gone where the system forces its colours.
  _highContrast: { textDecoration: 'underline 2px', textUnderlineOffset: '6px' },
} as const

/** Where there is no room for all of them, the one that is shown is in sight. */
const showCurrent = (nav: HTMLElement | null): void =>
  nav?.querySelector('[aria-current=page]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })

/** The way from one report to another. */
export const ReportTabs = () => (
  <Box
    as="nav"
    ref={showCurrent}
    aria-label="Reports"
    mb="4"
    overflowX="auto"
    borderBottomWidth="1px"
    borderColor="line"
    _print={{ display: 'none' }}
  >
    <chakra.ul display="flex" gap="1" listStyleType="none">
      {reportNames.map((name) => (
        <li key={name}>
          <Tab
            to={reportPath(name)}
            display="block"
            px="2.5"
            py="2"
            textStyle="sm"
            fontWeight="500"
            color="muted"
            whiteSpace="nowrap"
            focusVisibleRing="inside"
            _hover={{ color: 'ink' }}
            _currentPage={current}
          >
            {reportOf(name).title}
          </Tab>
        </li>
      ))}
    </chakra.ul>
  </Box>
)
