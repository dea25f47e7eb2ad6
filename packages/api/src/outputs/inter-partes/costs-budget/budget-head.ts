import { writtenDate } from '@costdraft/costing'
import type { Fact } from '../../bill/model.ts'
import { facts, detailText } from '../../court/case-details.ts'
import type { FrozenCase } from '../../frozen-case.ts'
import type { FrozenBudget } from '../../../budgets/frozen-budget.ts'
import { nameOfReceivingParty, titlePage } from '../title-page.ts'

/** What stands at the head of every document of a budget. */
export interface BudgetHead {
  caseName: string
  reference: string
  firm: string
  court: string
  matter: string
  /** Date of completion: year, month, day. */
  date: [number, number, number]
  /** In two columns. */
  facts: Fact[][]
  /** Whether it is left to whoever files the document to say whose budget it is: the case does not record it. */
  asksParty: boolean
}

/** The head of a document of the budget of a frozen case. */
export function budgetFacts(frozen: FrozenCase, saved: FrozenBudget): BudgetHead {
  const { court, matter, caseName, reference, firm, date } = titlePage(frozen, '')
  const party = nameOfReceivingParty(frozen)
  return {
    ...{ court, matter, caseName, reference, firm, date },
    facts: [
      facts([
        ['Budget of', party],
        ['Claim number', detailText(frozen, 'case_number')],
        ['Claimant', detailText(frozen, 'claimant')],
        ['Defendant', detailText(frozen, 'defendant')],
      ]),
      facts([
        ['Solicitors', firm],
        ['Date', writtenDate(saved.savedAt)],
        ['Reference', reference],
      ]),
    ],
    asksParty: party === null,
  }
}
