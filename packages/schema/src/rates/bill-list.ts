import { field } from '../field.ts'
import { Flag, text, wholeNumber } from '../structs.ts'
import { firstDay } from './edition.ts'

/**
 * The lists of the Court of Protection's electronic bill that the product does not hold: the categories of the OPG's
 * form OPG105, and the activities of the official bill. A firm enters them from the official template.
 */
export const billLists = ['opg105_categories', 'cop_activities'] as const
export type BillList = (typeof billLists)[number]

/**
 * The fields of an entry of such a list: its code, unique in its list whatever its case, its name, its place in the
 * list (an entry without one is the last), the template it was read from and the first day of that template. One that
 * is retired is offered for no further row. `today` is an ISO date.
 */
export const billListEntryFields = (today: string) => ({
  code: field(text(1, 20)),
  name: field(text(3, 100)),
  position: field(wholeNumber(1, 999)).optional(),
  source: field(text(3, 250)),
  from: field(firstDay(today)),
  retired: field(Flag).optional(),
})
export type BillListEntryFields = ReturnType<typeof billListEntryFields>
