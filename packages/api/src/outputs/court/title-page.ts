import { labelOf } from '@costdraft/schema/labels.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { billFacts, completionFact, sortedByLength, toBeFilledIn } from '../bill/bill-facts.ts'
import { notHeldCount, totalOf } from '../bill/summary.ts'
import { documentHeading } from '../bill/document-heading.ts'
import { casePeriod, facts } from './case-details.ts'
import type { CourtDocument } from './model.ts'

export type TitlePage = Omit<CourtDocument, 'certificates' | 'statements'>
type Pairs = readonly (readonly [label: string, value: string | null | undefined])[]

/** What the title page says of the proceedings and of their costs; empty values are left out. */
interface Proceedings extends Pick<CourtDocument, 'title' | 'court' | 'matter'> {
  proceedings: Pairs
  costs: Pairs
}

/** What stands at the head of a document of a court: the proceedings, the firm, and the total of the bill. */
export function titlePageOf(frozen: FrozenCase, { title, court, matter, proceedings, costs }: Proceedings): TitlePage {
  const { case: of, firm } = frozen
  const earner = frozen.feeEarners.find(({ uuid }) => uuid === frozen.feeEarner)
  return {
    ...documentHeading(frozen, title),
    subtitle: casePeriod(frozen),
    court,
    matter,
    ...sortedByLength([
      [
        facts(proceedings),
        facts([...costs, ...billFacts(frozen), ['Reference', of.reference], completionFact(frozen)]),
      ],
      [
        facts([
          ['Solicitors', firm.name],
          ['Office', firm.siteName],
          ['Address', firm.address.join('\n')],
          ['Telephone', firm.phone],
          ['SRA number', firm.solicitorSraNumber],
        ]),
        facts([['Fee earner', earner && `${earner.name}\n${labelOf(earner.type)}, grade ${earner.grade}`]]),
      ],
    ]),
    toBeFilledIn: toBeFilledIn(frozen),
    total: totalOf(frozen),
    notHeldCount: notHeldCount(frozen),
  }
}
