import { chakra } from '@chakra-ui/react'
import type { MeasureName } from '@costdraft/schema/reports/measures.ts'
import type { Picture } from '@costdraft/schema/reports/report.ts'
import { Link } from 'react-router'
import { caseListAddress } from '../../cases/list/case-list-address.ts'
import { measureText, shortText } from '../measure-text.ts'
import type { ReportRow } from '../use-report.ts'
import { axisLabel, columnsOf, isMonth, type PictureColumn } from './columns.ts'
import { columnList, markStyles } from './picture-styles.ts'

const Mark = chakra(Link)

/** So many columns have room for a figure on each, and for a name below; so many days on a phone. */
const FEW = 14
const FEW_DAYS = 5

/** The rows of a column, each of which opens its cases. */
const Stack = ({ pieces, name, as }: { pieces: PictureColumn['pieces']; name: MeasureName; as: 'main' | 'beside' }) => (
  <>
    {pieces.map(({ row, share }) => (
      <Mark
        key={row.keys.join(' ')}
        to={caseListAddress(row.filter)}
        tabIndex={-1}
        data-mark=""
        css={markStyles[as]}
        style={{ '--share': share } as object}
        title={`${row.label}: ${measureText(name, row)}`}
      />
    ))}
  </>
)

/** The measure of a year before is of other cases than those that the row lists: it leads nowhere. */
const Beside = ({ row, share, name }: { row: ReportRow; share: number; name: MeasureName }) => (
  <chakra.span
    data-mark=""
    css={markStyles.beside}
    style={{ '--share': share } as object}
    title={`${row.label}, a year before: ${measureText(name, row)}`}
  />
)

/** The rows of a table as columns over their months or days. */
export function Columns({ picture, rows }: { picture: Picture; rows: readonly ReportRow[] }) {
  const columns = columnsOf(picture, rows)
  const step = Math.ceil(columns.length / FEW)
  const phoneStep = columns.length > FEW_DAYS && columns.some(({ key }) => !isMonth(key)) ? step * 4 : step
  const { measure, beside } = picture
  return (
    <chakra.ul
      listStyleType="none"
      css={columnList}
      data-few={columns.length <= FEW || undefined}
      data-pairs={beside !== undefined || undefined}
    >
      {columns.map(({ key, pieces, beside: besides }, i) => {
        const { text, year } = axisLabel(key, columns[i - step]?.key)
        const [only] = pieces
        return (
          <li key={key}>
            <span data-plot="">
              {beside && (
                <span data-stack="">
                  {besides.map(({ row, share }) => (
                    <Beside key={row.keys.join(' ')} row={row} share={share} name={beside} />
                  ))}
                </span>
              )}
              <span data-stack="">
                <Stack pieces={pieces} name={measure} as="main" />
                {pieces.length === 1 && only && only.share > 0 && columns.length <= FEW && (
                  <span data-figure="">{shortText(measure, only.row)}</span>
                )}
              </span>
            </span>
            <span data-axis="">
              {i % step === 0 && (
                <span data-wide={i % phoneStep === 0 ? undefined : ''}>
                  <span>{text}</span>
                  <span>{year}</span>
                </span>
              )}
            </span>
          </li>
        )
      })}
    </chakra.ul>
  )
}
