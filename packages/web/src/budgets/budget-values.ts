import { phases, type Phase } from '@costdraft/costing'
import { checkBudget, type BudgetDraft } from '@costdraft/schema/budgets/budget.ts'
import { isDraft, type Draft } from '@costdraft/schema/field.ts'
import type { BudgetInput, BudgetQuery } from '../generated/graphql.ts'

export type SavedBudget = NonNullable<BudgetQuery['case']['budget']>
export type Figures = SavedBudget['figures']
export type FiguresOfPhase = Figures['phases'][number]
export type Version = BudgetQuery['case']['budgetVersions'][number]
export type FirmEarner = BudgetQuery['case']['client']['feeEarners'][number]

/** A contingency as it is typed. */
export interface ContingencyValues {
  name: string
  incurred: string
  estimated: string
  approved: string
}
/** The hours of a fee earner as they are typed. */
export interface HoursValues {
  feeEarner: string
  hours: string
}
interface EstimateValues {
  time: string
  disbursements: string
  counsel: string
  experts: string
  courtFees: string
  earners: HoursValues[]
}
interface OfferValues {
  time: string
  counsel: string
  disbursements: string
  comment: string
}
/** The values of the form: texts, with a place for every phase. */
export interface BudgetValues {
  assumptions: Record<Phase, string>
  estimates: Record<Phase, EstimateValues>
  approved: Record<Phase, string>
  offers: Record<Phase, OfferValues>
  contingencies: ContingencyValues[]
}

export const noContingency: ContingencyValues = { name: '', incurred: '', estimated: '', approved: '' }
export const noHours: HoursValues = { feeEarner: '', hours: '' }

/** An amount of the server as a person would type it; nothing for no amount. */
const typed = (money: string | undefined): string => (money === undefined || Number(money) === 0 ? '' : money)

const estimateValues = (row: FiguresOfPhase | undefined): EstimateValues => ({
  time: typed(row?.otherTime.estimated),
  disbursements: typed(row?.otherDisbursements.estimated),
  counsel: typed(row?.counsel.estimated),
  experts: typed(row?.experts.estimated),
  courtFees: typed(row?.courtFees.estimated),
  earners: (row?.earners ?? [])
    .filter(({ hours }) => Number(hours) > 0)
    .map(({ feeEarner, hours }) => ({ feeEarner, hours })),
})
const offerValues = (offer: FiguresOfPhase['offered'] | undefined): OfferValues => ({
  time: typed(offer?.time),
  counsel: typed(offer?.counsel),
  disbursements: typed(offer?.disbursements),
  comment: offer?.comment ?? '',
})

/** What the form starts with: the saved version, or nothing in any phase. What was approved may be nothing. */
export function budgetValues(figures: Figures | undefined): BudgetValues {
  const of = (phase: Phase): FiguresOfPhase | undefined => figures?.phases.find((one) => one.phase === phase)
  const byPhase = <V>(valueOf: (row: FiguresOfPhase | undefined) => V): Record<Phase, V> =>
    Object.fromEntries(phases.map((phase) => [phase, valueOf(of(phase))])) as Record<Phase, V>
  return {
    assumptions: byPhase((row) => row?.assumptions ?? ''),
    estimates: byPhase(estimateValues),
    approved: byPhase((row) => row?.approved ?? ''),
    offers: byPhase((row) => offerValues(row?.offered)),
    contingencies: (figures?.contingencies ?? []).map(({ name, incurred, estimated, approved }) => ({
      name,
      incurred: typed(incurred),
      estimated: typed(estimated),
      approved: approved ?? '',
    })),
  }
}

/** A validated budget as the input of the server. */
export const budgetInput = (draft: BudgetDraft): BudgetInput => {
  const { incurredTo, assumptions, estimates, contingencies, approved = {}, offers = {}, ...rest } = draft
  return {
    incurredTo,
    ...rest,
    phases: phases
      .filter((phase) => [assumptions, estimates, approved, offers].some((of) => of[phase] !== undefined))
      .map((phase) => ({
        phase,
        assumptions: assumptions[phase] ?? null,
        ...estimates[phase],
        ...(approved[phase] !== undefined && { approved: approved[phase] }),
        ...(offers[phase] && { offered: offers[phase] }),
      })),
    contingencies,
  }
}

/** The estimates of a form, without hours that are being typed: a row of which one half is missing. */
const withWholeHours = (estimates: unknown): unknown =>
  isDraft(estimates)
    ? Object.fromEntries(
        Object.entries(estimates).map(([phase, of]) => {
          if (!isDraft(of) || !Array.isArray(of.earners)) return [phase, of]
          const rows = of.earners as readonly HoursValues[]
          return [phase, { ...of, earners: rows.filter(({ feeEarner, hours }) => feeEarner !== '' && hours !== '') }]
        }),
      )
    : estimates

/**
 * The input by which figures are worked out while a budget is typed; undefined while something in it is invalid.
 * Neither texts nor offers change a figure: they are left out, so that typing them asks for nothing.
 */
export function figuresInput(values: Draft): BudgetInput | undefined {
  const { incurredTo, approvedOn, agreedIncurred, approved, estimates, contingencies } = values
  const rows = Array.isArray(contingencies) ? (contingencies as Draft[]) : []
  const { value } = checkBudget({
    ...{ incurredTo, approvedOn, agreedIncurred, approved },
    estimates: withWholeHours(estimates),
    contingencies: rows.map((row) => ({ ...row, name: '–' })),
  })
  return value && budgetInput(value)
}
