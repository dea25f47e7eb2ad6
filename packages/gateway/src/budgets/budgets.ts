import { areaOf } from '@costdraft/schema/areas/index.ts'
import { readCaseToChange } from '../cases/cases.ts'
import { refused } from '../errors/errors.ts'
import type { Resolvers } from '../generated/resolvers.ts'

const hasBudget = (area: string): boolean => areaOf(area)?.hasBudget === true

/** The costs budgets of cases. */
export const budgetResolvers: Resolvers = {
  Case: {
    budget: (row, { number }, { cases }) => (hasBudget(row.area_of_work) ? cases.budgets.version(row, number) : null),
    budgetVersions: (row, _args, { cases }) => (hasBudget(row.area_of_work) ? cases.budgets.versions(row) : []),
    budgetFigures: (row, { input }, { cases }) => {
      if (!hasBudget(row.area_of_work)) throw refused('INVALID_INPUT', 'This case has no budget.')
      return cases.budgets.figures(row, input)
    },
  },
  Budget: { savedBy: ({ saved_by_name }) => saved_by_name },
  BudgetEarner: { feeEarner: ({ fee_earner }) => fee_earner, name: ({ fee_earner_name }) => fee_earner_name },
  BudgetVersion: { savedBy: ({ saved_by_name }) => saved_by_name },
  Mutation: {
    saveBudget: async (_root, { caseUuid, input, basedOn }, context) =>
      context.cases.budgets.save(await readCaseToChange(context, caseUuid), input, basedOn),
  },
}
