import { chakra } from '@chakra-ui/react'
import type { MeasureName } from '@costdraft/schema/reports/measures.ts'
import type { Picture } from '@costdraft/schema/reports/report.ts'
import { Link } from 'react-router'
import { caseListAddress } from '../../cases/list/case-list-address.ts'
import { shortText } from '../measure-text.ts'
import type { ReportRow } from '../use-report.ts'
import { barsOf, shownOf } from './bars.ts'
import { bar, markStyles } from './picture-styles.ts'

const BarLink = chakra(Link)

const Line = ({
  name,
  row,
  share,
  as,
}: {
  name: MeasureName
  row: ReportRow
  share: number
  as: 'main' | 'beside'
}) => (
  <span data-line="">
    <chakra.span data-mark="" css={markStyles[as]} style={{ '--share': share } as object} />
    <chakra.span whiteSpace="nowrap">{shortText(name, row)}</chakra.span>
  </span>
)

/** The rows of a table as bars, each of which opens its cases. */
export function Bars({ picture, rows }: { picture: Picture; rows: readonly ReportRow[] }) {
  const bars = barsOf(picture, rows)
  const shown = shownOf(picture, rows)
  return (
    <>
      <chakra.ul listStyleType="none">
        {bars.map(({ row, share, beside }) => (
          <li key={row.keys.join(' ')}>
            <BarLink to={caseListAddress(row.filter)} tabIndex={-1} css={bar} title={row.label}>
              <span data-name="" data-cuttable>
                {row.label}
              </span>
              <span>
                <Line name={picture.measure} row={row} share={share} as="main" />
                {picture.beside && beside !== undefined && (
                  <Line name={picture.beside} row={row} share={beside} as="beside" />
                )}
              </span>
            </BarLink>
          </li>
        ))}
      </chakra.ul>
      {bars.length < shown.length && (
        <chakra.p textStyle="xs" color="muted" mt="1">
          {`The ${bars.length} longest of ${shown.length}; the table has all.`}
        </chakra.p>
      )}
    </>
  )
}
