import { phases, type Phase } from '@costdraft/costing'
import { checkBudget, type BudgetDraft } from '@costdraft/schema/budgets/budget.ts'
import type { Draft } from '@costdraft/schema/field.ts'
import type { BudgetInput, BudgetQuery } from '../generated/graphql.ts'

export type SavedBudget = NonNullable<BudgetQuery['case']['budget']>
export type Figures = SavedBudget['figures']
export type Version = BudgetQuery['case']['budgetVersions'][number]

/** A contingency as it is typed. */
export interface ContingencyValues {
  name: string
  incurred: string
  estimated: string
}
/** The values of the form: texts, with a place for every phase. */
export interface BudgetValues {
  assumptions: Record<Phase, string>
  estimates: Record<Phase, { time: string; disbursements: string }>
  contingencies: ContingencyValues[]
}

export const noContingency: ContingencyValues = { name: '', incurred: '', estimated: '' }

/** An amount of the server as a person would type it; nothing for no amount. */
const typed = (money: string | undefined): string => (money === undefined || Number(money) === 0 ? '' : money)

/** What the form starts with: the saved version, or nothing in any phase. */
export function budgetValues(figures: Figures | undefined): BudgetValues {
  const of = (phase: Phase): Figures['phases'][number] | undefined => figures?.phases.find((one) => one.phase === phase)
  const byPhase = <V>(valueOf: (phase: Phase) => V): Record<Phase, V> =>
    Object.fromEntries(phases.map((phase) => [phase, valueOf(phase)])) as Record<Phase, V>
  return {
    assumptions: byPhase((phase) => of(phase)?.assumptions ?? ''),
    estimates: byPhase((phase) => ({
      time: typed(of(phase)?.estimated.time),
      disbursements: typed(of(phase)?.estimated.disbursements),
    })),
    contingencies: (figures?.contingencies ?? []).map(({ name, incurred, estimated }) => ({
      name,
      incurred: typed(incurred),
      estimated: typed(estimated),
    })),
  }
}

/** A validated budget as the input of the server. */
export const budgetInput = ({ incurredTo, assumptions, estimates, contingencies }: BudgetDraft): BudgetInput => ({
  incurredTo,
  phases: phases
    .filter((phase) => assumptions[phase] !== undefined || estimates[phase] !== undefined)
    .map((phase) => ({ phase, assumptions: assumptions[phase] ?? null, ...estimates[phase] })),
  contingencies,
})

/**
 * The input by which figures are worked out while a budget is typed; undefined while something in it is invalid.
 * Neither assumptions nor names change a figure: they are left out, so that typing them asks for nothing.
 */
export function figuresInput({ incurredTo, estimates, contingencies }: Draft): BudgetInput | undefined {
  const rows = Array.isArray(contingencies) ? (contingencies as Draft[]) : []
  const { value } = checkBudget({ incurredTo, estimates, contingencies: rows.map((row) => ({ ...row, name: '–' })) })
  return value && budgetInput(value)
}
