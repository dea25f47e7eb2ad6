import { writtenDate } from '@costdraft/costing'
import { areaOf } from '@costdraft/schema/areas/index.ts'
import { documentHeading, type DocumentHeading } from '../bill/document-heading.ts'
import type { Fact } from '../bill/model.ts'
import { notHeldCount } from '../bill/summary.ts'
import { facts } from '../court/case-details.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { headingOfCase } from './heading-of-case.ts'
import type { FrozenAssessment } from './frozen-assessment.ts'

/** @throws Error where the frozen case has no assessment, of which its documents are made */
export function assessmentOf({ assessment }: FrozenCase): FrozenAssessment {
  if (!assessment) throw new Error('no assessment is entered for this case')
  return assessment
}

/** The case with the day of its assessment as that of its documents: they are made long after it was completed. */
export const onDayOfAssessment = (frozen: FrozenCase): FrozenCase => ({
  ...frozen,
  completedAt: `${assessmentOf(frozen).interest.until}T00:00:00`,
})

/** The form of the certificate by which a court closes the assessment of a case; undefined where none certifies it. */
export const certificateFormOf = (of: { case: { areaOfWork: string } }): string | undefined =>
  areaOf(of.case.areaOfWork)?.certificateForm

/** What stands at the head of the printed documents of an assessment. */
export interface AssessedDocument extends DocumentHeading {
  subtitle: string
  court: string | null
  matter: string | null
  /** In two columns. */
  facts: Fact[][]
  /** What has to be known before the figures are read, in sentences. */
  notes: string[]
  /** What is filled in by hand. */
  toBeFilledIn: string[]
}

/** What the total of a bill leaves out, which no assessment can be of. */
export const leftOut = (frozen: FrozenCase): string[] => {
  const count = notHeldCount(frozen)
  return count === null ? [] : [`${count} What has no rate is no part of the assessment.`]
}

type Head = Pick<AssessedDocument, 'title' | 'subtitle' | 'notes'> & Partial<Pick<AssessedDocument, 'toBeFilledIn'>>
/** The head of a document of an assessment: court, case and parties, the bill and the day. */
export function assessedDocument(
  frozen: FrozenCase,
  { title, subtitle, notes, toBeFilledIn = [] }: Head,
): AssessedDocument {
  const { court, matter, facts: ofCase, receiving, paying } = headingOfCase(frozen)
  const parties = facts([
    ['Receiving party', receiving],
    ['Paying party', paying],
  ])
  // What the area says already is not said again.
  const isSaid = new Set(ofCase.map(({ label }) => label))
  const more = facts([
    ['Solicitors', frozen.firm.name],
    ['Reference', frozen.case.reference],
    ['Date of the bill', writtenDate(frozen.completedAt)],
    ['Assessment as on', writtenDate(assessmentOf(frozen).interest.until)],
  ]).filter(({ label }) => !isSaid.has(label))
  return {
    ...documentHeading(onDayOfAssessment(frozen), title),
    ...{ subtitle, court, matter },
    facts: [[...ofCase, ...parties], more],
    notes: [...notes, ...leftOut(frozen)],
    toBeFilledIn,
  }
}
