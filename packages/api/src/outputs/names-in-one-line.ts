import type { FrozenAssessment } from './assessed/frozen-assessment.ts'
import type { FrozenCase, FrozenItem } from './frozen-case.ts'
import type { FrozenBudget } from '../budgets/frozen-budget.ts'

const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ')
/** The texts among the values of a record, and in its lists, in one line each; anything else as it is. */
const withTexts = <T extends object>(of: T, without: readonly string[] = []): T =>
  Object.fromEntries(
    Object.entries(of).map(([key, value]: [string, unknown]) => {
      if (without.includes(key)) return [key, value]
      if (Array.isArray(value))
        return [key, value.map((one: unknown) => (typeof one === 'string' ? inOneLine(one) : one))]
      return [key, typeof value === 'string' ? inOneLine(value) : value]
    }),
  ) as T

const itemOf = (item: FrozenItem): FrozenItem => ({
  // What was done has the lines in which it was entered.
  ...withTexts(item, ['description']),
  ...(item.expert && { expert: withTexts(item.expert) }),
  ...(item.counsel && {
    counsel: { ...item.counsel, travel: item.counsel.travel && withTexts(item.counsel.travel) },
  }),
})

const budgetOf = ({ budget, figures, ...saved }: FrozenBudget): FrozenBudget => ({
  ...saved,
  budget: { ...budget, contingencies: budget.contingencies.map((one) => withTexts(one)) },
  figures: { ...figures, contingencies: figures.contingencies.map((one) => withTexts(one)) },
})

/** What is said of payments and offers has a cell in a table; the texts of lines have the lines in which they are. */
const assessmentOf = (assessment: FrozenAssessment): FrozenAssessment => ({
  ...assessment,
  payments: assessment.payments.map((payment) => withTexts(payment)),
  offers: assessment.offers.map((offer) => withTexts(offer)),
})

/**
 * A frozen case whose names, references and addresses are in one line each. Some come from programs, with line breaks
 * that no form would take: their rows would be longer than a page, and what is below its end would be lost.
 */
export const namesInOneLine = (frozen: FrozenCase): FrozenCase => ({
  ...frozen,
  case: { ...withTexts(frozen.case), ...(frozen.case.details && { details: withTexts(frozen.case.details) }) },
  certificate: frozen.certificate && withTexts(frozen.certificate),
  firm: withTexts(frozen.firm),
  feeEarners: frozen.feeEarners.map((earner) => ({
    ...withTexts(earner),
    ...(earner.periods && { periods: earner.periods.map((period) => withTexts(period)) }),
  })),
  ...(frozen.parts && { parts: frozen.parts.map((part) => withTexts(part)) }),
  ...(frozen.files && { files: frozen.files.map((file) => withTexts(file)) }),
  ...(frozen.parties && { parties: frozen.parties.map((party) => withTexts(party)) }),
  ...(frozen.plannedWork && { plannedWork: frozen.plannedWork.map((row) => withTexts(row, ['description'])) }),
  ...(frozen.budget && { budget: budgetOf(frozen.budget) }),
  ...(frozen.assessment && { assessment: assessmentOf(frozen.assessment) }),
  items: Object.fromEntries(Object.entries(frozen.items).map(([uuid, item]) => [uuid, itemOf(item)])),
  bill: {
    ...frozen.bill,
    ...(frozen.bill.breakdowns && {
      breakdowns: frozen.bill.breakdowns.map((one) => ({ ...one, rows: one.rows.map((row) => withTexts(row)) })),
    }),
    ...(frozen.bill.comparison && { comparison: withTexts(frozen.bill.comparison) }),
  },
})
