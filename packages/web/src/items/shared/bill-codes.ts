import { billActivities, billExpenses, billTasks, phaseNearTask } from '@costdraft/costing'
import type { ControlSpec } from '../../ui/form/controls.ts'

// The codes of the electronic bill in forms. Without one, it is worked out, and marked so in the bill.

const ofBill = (label: string, choices: readonly string[], placeholder = 'Worked out'): ControlSpec => ({
  label,
  as: 'choice',
  choices,
  placeholder,
})

const AS_STEP = 'As step'
/** The codes of a row under a step, which has those of the step without any. */
export const entryCodes = {
  billTask: ofBill('Task', billTasks, AS_STEP),
  billActivity: ofBill('Activity', billActivities, AS_STEP),
  billExpense: ofBill('Expense', billExpenses),
}

/** The codes of a row by itself. A task fills in the phase that is nearest to it. */
export const billCodes = {
  billTask: {
    ...ofBill('Task of the electronic bill', billTasks),
    fills: (task: unknown) => {
      const phase = phaseNearTask(String(task))
      return phase === null ? {} : { phase }
    },
  },
  billActivity: ofBill('Activity of the electronic bill', billActivities),
  billExpense: ofBill('Expense of the electronic bill', billExpenses),
}
