import { courtOfProtectionCaseTypes, courtTypes, interPartiesCaseTypes } from '@costdraft/costing'
import { field } from '../field.ts'
import { decimal, IsoDate, oneOf, text, Uuid } from '../structs.ts'

/** In pounds. */
const Amount = decimal(0, 99_999_999.99)

/** The fields that Court of Protection and inter partes cases share. They have no certificate. The court's file number may come later. */
const courtCase = {
  caseName: field(text(3, 255)),
  solicitorsCaseReference: field(text(3, 100)),
  feeEarner: field(Uuid).to('fee_earner'),
  site: field(Uuid).to('site'),
  staffMember: field(Uuid).optional().to('person'),
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

/** The fields of a Court of Protection case. */
export const courtOfProtectionCase = { ...courtCase, caseType: field(oneOf(courtOfProtectionCaseTypes)) }

/** The fields of an inter partes case. */
export const interPartiesCase = { ...courtCase, caseType: field(oneOf(interPartiesCaseTypes)) }
