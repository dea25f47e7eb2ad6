import { courtTypes } from '@costdraft/costing'
import { field } from '../field.ts'
import { IsoDate, oneOf, pounds, text } from '../structs.ts'
import { sharedCaseFields } from './case-fields.ts'

/** In pounds. */
const Amount = pounds(99_999_999.99)

/** The fields that Court of Protection and inter partes cases share. They have no certificate. The court's file number may come later. */
export const courtCase = {
  ...sharedCaseFields,
  courtType: field(oneOf(courtTypes)),
  courtName: field(text(3, 100)),
  caseNumber: field(text(3, 50)),
  claimant: field(text(3, 100)),
  defendant: field(text(3, 100)),
  startDate: field(IsoDate),
  endDate: field(IsoDate),
  opgEstimate: field(Amount),
  courtFee: field(Amount),
  sccoRef: field(text(3, 50)).optional(),
}
