import { field, recorded } from '../field.ts'
import { Uuid } from '../structs.ts'

// The lists of the Court of Protection's electronic bill that a firm has entered (`rates/bill-list.ts`), of a row.

/** The entry of its category of form OPG105. */
export const opgCategory = field(Uuid).optional().when(recorded('cop_lists')).to('opg105_category')
/** The entry of its official activity. */
export const copActivity = field(Uuid).optional().when(recorded('cop_lists')).to('cop_activity')
