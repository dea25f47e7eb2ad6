import { join } from 'node:path'
import type { AssessedLine } from '@costdraft/costing'
import { typesetDocument, type CaseDocument, type NamedCase } from '../area-documents.ts'
import type { FrozenCase } from '../frozen-case.ts'
import { writeWorkbook } from '../workbook/write-workbook.ts'
import { certificateFormOf, onDayOfAssessment } from './assessed-document.ts'
import { assessedFigures, settlementFigures } from './assessed-figures.ts'
import { certificateFigures, certificateRefusal } from './certificate-figures.ts'
import { hasPoints, pointsOfDispute } from './points-of-dispute.ts'
import { recalculatedBill } from './recalculated-bill.ts'
import { recalculatedWorkbook } from './recalculated-workbook.ts'
import { reductionsSheet } from './reductions.ts'
import { settlementSheet } from './settlement-sheet.ts'

/** A document of an assessment: what is entered decides whether a case has it. */
interface AssessmentDocument extends Omit<CaseDocument, 'nameOf'> {
  nameOf: (named: Pick<NamedCase, 'assessment'> & { case: { areaOfWork: string } }) => string | null
}

/** A name for every case that has an assessment. */
const ifAssessed =
  (name: string): AssessmentDocument['nameOf'] =>
  ({ assessment }) =>
    assessment ? name : null

/** A document that a template typesets, with the figures of the assessment attached and dated as it is. */
const printed = (
  key: string,
  nameOf: AssessmentDocument['nameOf'],
  template: string,
  contentOf: (frozen: FrozenCase) => object,
  figuresOf = assessedFigures,
): AssessmentDocument => ({
  key,
  extension: 'pdf',
  nameOf,
  // What refuses a document throws before it is typeset.
  make: async (frozen) =>
    typesetDocument(
      join(import.meta.dirname, '../bill', template),
      { 'document.json': contentOf(frozen), 'bill.json': figuresOf(frozen) },
      onDayOfAssessment(frozen),
    ),
})

const CERTIFICATE_FIGURES = 'certificate_figures'

const certificateName: AssessmentDocument['nameOf'] = ({ assessment, ...of }) => {
  const form = certificateFormOf(of)
  const name = form === undefined ? 'Figures of what is allowed' : `${form} data sheet`
  return assessment ? name : null
}

/** Why a document of an assessment cannot be made of its lines now, in a sentence; null if it can. */
export const assessmentRefusal = (key: string, lines: readonly Pick<AssessedLine, 'allowed'>[]): string | null =>
  key === CERTIFICATE_FIGURES ? certificateRefusal(lines) : null

/**
 * The documents that the assessment of a bill makes, in any area of work: what is disputed, the bill as it is allowed,
 * what was reduced, the figures of the certificate, and, for the firm alone, what it is to be settled at. A case
 * without an assessment has none of them.
 */
export const assessmentDocuments: readonly AssessmentDocument[] = [
  printed(
    'points_of_dispute',
    ({ assessment }) => (assessment && hasPoints(assessment) ? 'Points of dispute and replies' : null),
    'points-of-dispute.typ',
    pointsOfDispute,
  ),
  printed('recalculated_bill', ifAssessed('Recalculated bill'), 'recalculated-bill.typ', recalculatedBill),
  {
    key: 'recalculated_workbook',
    extension: 'xlsx',
    nameOf: ifAssessed('Recalculated bill'),
    make: async (frozen, snapshot) => ({
      bytes: await writeWorkbook(recalculatedWorkbook(frozen, snapshot), frozen),
    }),
  },
  printed('reductions', ifAssessed('Reductions'), 'data-sheet.typ', reductionsSheet),
  printed(CERTIFICATE_FIGURES, certificateName, 'data-sheet.typ', certificateFigures),
  printed('settlement_sheet', ifAssessed('Settlement sheet'), 'data-sheet.typ', settlementSheet, settlementFigures),
]
