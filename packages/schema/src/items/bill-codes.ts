import { billActivities, billExpenses, billTasks } from '@costdraft/costing'
import { field, recorded } from '../field.ts'
import { oneOf } from '../structs.ts'

// The codes of the electronic bill (CPR PD 47 Schedule 2) that a row records; where it does not, they are worked out.

/** Its task, which decides its phase in the electronic bill. */
export const billTask = field(oneOf(billTasks)).optional().when(recorded('bill_codes'))
/** Its activity, of what is work. */
export const billActivity = field(oneOf(billActivities)).optional().when(recorded('bill_codes'))
/** Its expense, of what was paid. */
export const billExpense = field(oneOf(billExpenses)).optional().when(recorded('bill_codes'))
