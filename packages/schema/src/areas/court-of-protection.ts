import { costsBases, courtOfProtectionCaseTypes, fixedCostsCategories } from '@costdraft/costing'
import { field, type Draft, type Problem } from '../field.ts'
import { listOf, oneOf, pounds } from '../structs.ts'
import { defineArea } from './area.ts'
import { billFacts, deputyship, orderAsked, vatNumberAsked, type AskedFact } from './bill-facts.ts'
import { courtCase, periodProblems } from './court-case.ts'

const claimsFixedCosts = ({ costsBasis }: Draft): boolean => costsBasis === 'fixed'
/** A list of words; a form holds them one a line. */
function wordsOf(value: unknown): readonly unknown[] {
  if (typeof value === 'string') return value.split('\n')
  return Array.isArray(value) ? value : []
}
const hasCategory =
  (...categories: readonly string[]) =>
  ({ fixedCostsCategories: chosen }: Draft): boolean =>
    categories.some((category) => wordsOf(chosen).includes(category))
const isAnnual = hasCategory('annual_management_first_year', 'annual_management_later_year', 'health_and_welfare')
const isConveyance = hasCategory('conveyancing')

/**
 * How the costs are claimed, and what Practice Direction 19B's fixed costs depend on. Assessed, unless it is given.
 * Amounts are in pounds.
 */
const fixedCosts = {
  costsBasis: field(oneOf(costsBases)).optional(),
  fixedCostsCategories: field(listOf(oneOf(fixedCostsCategories))).neededWhen(claimsFixedCosts),
  /** Low ones limit fixed costs, and assessed costs as well: they may be entered on either basis. */
  netAssets: field(pounds(99_999_999.99)).neededWhen((draft) => claimsFixedCosts(draft) && isAnnual(draft)),
  consideration: field(pounds(99_999_999.99)).when(isConveyance).neededWhen(claimsFixedCosts),
}

/** Fixed costs without a category; a list that is missing is a problem of its field. */
const categoryProblems = (draft: Draft): Problem[] =>
  claimsFixedCosts(draft) && Array.isArray(draft.fixedCostsCategories) && draft.fixedCostsCategories.length === 0
    ? [{ path: 'fixedCostsCategories', message: 'Choose at least one.' }]
    : []

/** Costs that a practice direction fixes need no order for their assessment. */
const ofAssessment = (asked: AskedFact): AskedFact => ({
  ...asked,
  isAsked: ({ values }) => values.costs_basis !== 'fixed',
})

export const courtOfProtection = defineArea({
  name: 'court_of_protection',
  adjective: 'Court of Protection',
  graphqlName: 'CourtOfProtectionCase',
  isDrafted: true,
  caseTypes: courtOfProtectionCaseTypes,
  fields: {
    ...courtCase,
    caseType: field(oneOf(courtOfProtectionCaseTypes)),
    ...fixedCosts,
    ...deputyship,
    ...billFacts,
  },
  addedFields: [
    {
      addition: 'fixed_costs',
      names: ['costsBasis', 'fixedCostsCategories', 'netAssets', 'consideration'],
    },
    { addition: 'bill_facts', names: [...Object.keys(deputyship), ...Object.keys(billFacts)] },
  ],
  deadlines: ['court_of_protection_papers'],
  certificateForm: 'N256',
  askedFacts: [
    { name: 'person_concerned' },
    { name: 'deputy_name' },
    { name: 'deputy_capacity' },
    ...orderAsked.map(ofAssessment),
    vatNumberAsked,
  ],
  crossFieldProblems: (draft, stored) => [...periodProblems(draft, stored), ...categoryProblems(draft)],
  createPath: 'court-of-protection',
  changePath: 'court-of-protection',
  newCase: { caseType: 'general_management', courtType: 'court_of_protection', costsBasis: 'assessed' },
  tabs: ['parts', 'parties', 'timeRecordings', 'disbursements', 'narrative', 'valueOfAssets'],
  rates: 'card',
  itemFields: ['cop_case_part', 'party', 'capacity', 'cop_category', 'cop_lists'],
  hasTimeTotals: true,
  texts: ['narrative', 'value_of_assets'],
})
