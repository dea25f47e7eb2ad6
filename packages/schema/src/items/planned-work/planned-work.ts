import { plannedCosts } from '@costdraft/costing'
import { field, isEmpty, type Draft, type Problem } from '../../field.ts'
import { defineKind } from '../../kind.ts'
import { HourlyRate, hours, oneOf, pounds, text, Uuid } from '../../structs.ts'

const isProfitCosts = ({ costs }: Draft): boolean => costs === 'profit_costs'
const isCounsel = ({ costs }: Draft): boolean => costs === 'counsel'
const isDisbursement = ({ costs }: Draft): boolean => costs === 'disbursements'

const hasHours = ({ time, rate }: Draft): boolean => !isEmpty(time) || !isEmpty(rate)
/** Counsel is paid by the hour, or an amount: hours need a rate, and a rate hours. */
const isByHour = (draft: Draft): boolean => isProfitCosts(draft) || hasHours(draft)
const isAmount = (draft: Draft): boolean => isDisbursement(draft) || !hasHours(draft)

/** Counsel who has both hours and an amount would be estimated by one of them, and nobody could tell which. */
const bothGiven = (draft: Draft): Problem[] =>
  isCounsel(draft) && hasHours(draft) && !isEmpty(draft.amount)
    ? [{ path: 'amount', message: 'Enter hours and rate, or an amount, not both.' }]
    : []

/**
 * Work that is planned at a stage of a high cost case, for its case plan: the work of a fee earner by the hour, counsel
 * by the hour or for an amount, or a disbursement, without VAT. An estimate: no part of the bill, of the totals of the
 * case or of its costs limit.
 */
export const plannedWork = defineKind({
  name: 'planned_work',
  type: 'PlannedWork',
  list: 'plannedWork',
  path: 'planned-work',
  commentedAs: 'case_fee',
  hasFiles: false,
  isSpecified: false,
  isPriced: false,
  typeField: 'costs',
  foundBy: ['stage', 'name'],
  answeredFields: ['totalCost'],
  crossFieldProblems: bothGiven,
  fields: {
    stage: field(text(3, 100)).sorted(),
    costs: field(oneOf(plannedCosts)).sorted(),
    feeEarner: field(Uuid).when(isProfitCosts).to('fee_earner'),
    name: field(text(3, 100)).when(isCounsel),
    time: field(hours(9_999.99))
      .when((draft) => !isDisbursement(draft))
      .neededWhen(isByHour),
    rate: field(HourlyRate)
      .when((draft) => !isDisbursement(draft))
      .neededWhen(isByHour),
    amount: field(pounds(99_999_999))
      .when((draft) => !isProfitCosts(draft))
      .neededWhen(isAmount),
    description: field(text(3, 1000)).optional(),
  },
  parts: {},
})
