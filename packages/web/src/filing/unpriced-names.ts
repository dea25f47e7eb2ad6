import { labelOf, partLabel } from '@costdraft/schema/labels.ts'
import { unpricedOf } from '../bills/bill.ts'
import type { OpenFindingsQuery } from '../generated/graphql.ts'
import { formatIsoDate } from '../formats/dates.ts'

type Queried = OpenFindingsQuery['case']['totals']
type Line = Pick<
  Queried['heads'][number]['lines']['nodes'][number],
  'date' | 'description' | 'excludedBecause' | 'notHeld'
>
interface Totals {
  parts: readonly unknown[]
  heads: readonly (Pick<Queried['heads'][number], 'name' | 'casePart' | 'excludedBecause'> & {
    lines: { nodes: readonly Line[] }
  })[]
}

/** The names of the lines without a rate: the part in a two-part case, then head, date and description. */
export const unpricedNames = ({ heads, parts }: Totals): string[] =>
  heads.flatMap((head) =>
    unpricedOf(head).map(({ date, description }) =>
      [parts.length > 0 && partLabel(head.casePart), labelOf(head.name), date && formatIsoDate(date), description]
        .filter(Boolean)
        .join(' · '),
    ),
  )
