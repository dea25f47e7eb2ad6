import { externalIds } from '../external-ids/external-ids.ts'
import { field } from '../field.ts'
import { text, Uuid } from '../structs.ts'

/**
 * The fields that the cases of every area have, stored in columns of their own: lists show, sort and search by them.
 * `caseType` is one more, with the types of its area.
 */
export const sharedCaseFields = {
  caseName: field(text(3, 255)),
  solicitorsCaseReference: field(text(3, 100)),
  feeEarner: field(Uuid).to('fee_earner'),
  site: field(Uuid).to('site'),
  staffMember: field(Uuid).optional().to('person'),
  externalIds,
}
