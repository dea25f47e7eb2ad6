import { Link, chakra, type SystemStyleObject, Flex } from '@chakra-ui/react'
import { Link as To } from 'react-router'
import { table } from '../ui/table/table-styles.ts'
import { tablePath } from './rate-paths.ts'
import { groupTables, type RateTableSummary } from './table-groups.ts'
import { CircleAlert, CircleCheck, CircleDashed, CircleDotDashed, type LucideIcon } from 'lucide-react'
import type { RateState } from '../generated/graphql.ts'

const marks: Record<RateState, { label: string; icon: LucideIcon; colour: string }> = {
  held: { label: 'Held', icon: CircleCheck, colour: 'stage.complete' },
  provisional: { label: 'Provisional', icon: CircleAlert, colour: 'attention.ink' },
  partly_held: { label: 'Partly held', icon: CircleDotDashed, colour: 'attention.ink' },
  not_held: { label: 'Not held', icon: CircleDashed, colour: 'attention.ink' },
}

/** How much of a table is held today, as a word with its mark. */
function StateMark({ state }: { state: RateState }) {
  const { label, icon: Icon, colour } = marks[state]
  return (
    <Flex as="span" display="inline-flex" align="center" gap="1.5" color={colour}>
      <Icon size={14} strokeWidth={2} aria-hidden />
      <chakra.span whiteSpace="nowrap">{label}</chakra.span>
    </Flex>
  )
}

const NARROW = '@media (max-width: 767.98px)'
/** Where a name and what its table pays for have no room beside each other. */
const STACKED = '@media (max-width: 1279.98px)'
const style: SystemStyleObject = {
  ...table,
  '& tr[data-heading] th': { textStyle: 'sm', fontWeight: '600', height: '9', verticalAlign: 'bottom', pb: '1' },
  '& tbody:not(:last-of-type) tr:last-of-type > *': { borderBottomWidth: '1px', borderColor: 'line' },
  '& tr > :last-child': { pe: '4' },
  '& [data-title]': { color: 'muted' },
  '& [data-figure]': { textAlign: 'end' },
  // On a phone the columns of numbers are left to the page of the table.
  [NARROW]: { '& [data-wide]': { display: 'none' } },
  [STACKED]: {
    '& tbody tr:not([data-heading]) th': { whiteSpace: 'normal', py: '1.5' },
    '& [data-title]': { display: 'block' },
  },
}

const RateTableLink = ({
  summary: { key, name, title, state, held, rows, own },
  firm,
}: {
  summary: RateTableSummary
  firm: string
}) => (
  <tr>
    <th scope="row" title={`${name}: ${title}`}>
      <chakra.span display="inline-block" minW={{ md: '192px' }} pe="3">
        <Link asChild focusVisibleRing="inside">
          <To to={tablePath(key, firm)}>{name}</To>
        </Link>
      </chakra.span>
      <chakra.span data-title="">{title}</chakra.span>
    </th>
    <td>
      <StateMark state={state} />
    </td>
    <td data-figure="" data-wide="">{`${held} of ${rows}`}</td>
    <td data-figure="" data-wide="">
      {own > 0 ? own : ''}
    </td>
  </tr>
)

/** All tables of a firm's rates, each with how much of it is held today. */
export const RateTableList = ({ tables, firm }: { tables: readonly RateTableSummary[]; firm: string }) => (
  <chakra.table css={style}>
    <caption>Tables of rates</caption>
    <thead>
      <tr>
        <th scope="col">Table</th>
        <chakra.th scope="col" width="128px">
          Today
        </chakra.th>
        <chakra.th scope="col" width="104px" data-figure="" data-wide="" textAlign="end!">
          Figures held
        </chakra.th>
        <chakra.th scope="col" width="112px" data-figure="" data-wide="" textAlign="end!">
          Own editions
        </chakra.th>
      </tr>
    </thead>
    {groupTables(tables).map(({ heading, tables: grouped }) => (
      <tbody key={heading}>
        <tr data-heading="">
          <th scope="rowgroup" colSpan={2}>
            {heading}
          </th>
          {/* Cells of their own: on a phone the columns of numbers are gone. */}
          <td colSpan={2} data-wide="" />
        </tr>
        {grouped.map((summary) => (
          <RateTableLink key={summary.key} summary={summary} firm={firm} />
        ))}
      </tbody>
    ))}
  </chakra.table>
)
