import { graphql } from '../generated/gql.ts'

graphql(`
  fragment BudgetAmountsShown on BudgetAmounts {
    time
    disbursements
    total
  }
`)
graphql(`
  fragment BudgetFiguresShown on BudgetFigures {
    phases {
      phase
      assumptions
      incurred {
        ...BudgetAmountsShown @unmask
      }
      estimated {
        ...BudgetAmountsShown @unmask
      }
      total
    }
    contingencies {
      name
      incurred
      estimated
      total
    }
    incurred {
      ...BudgetAmountsShown @unmask
    }
    estimated {
      ...BudgetAmountsShown @unmask
    }
    totalIncurred
    totalEstimated
    grandTotal
    isPageOneOnly
    exclusions
  }
`)
graphql(`
  fragment SavedBudget on Budget {
    number
    savedAt
    savedBy
    incurredTo
    isCurrent
    figures {
      ...BudgetFiguresShown @unmask
    }
  }
`)

export const BudgetDocument = graphql(`
  query Budget($uuid: ID!) {
    case(uuid: $uuid) {
      uuid
      budget {
        ...SavedBudget @unmask
      }
      budgetVersions {
        number
        savedAt
        savedBy
        incurredTo
        grandTotal
      }
    }
  }
`)

export const BudgetVersionDocument = graphql(`
  query BudgetVersion($uuid: ID!, $number: Int!) {
    case(uuid: $uuid) {
      uuid
      budget(number: $number) {
        ...SavedBudget @unmask
      }
    }
  }
`)

export const BudgetFiguresDocument = graphql(`
  query BudgetFigures($uuid: ID!, $input: BudgetInput!) {
    case(uuid: $uuid) {
      uuid
      budgetFigures(input: $input) {
        ...BudgetFiguresShown @unmask
      }
    }
  }
`)

export const SaveBudgetDocument = graphql(`
  mutation SaveBudget($caseUuid: ID!, $input: BudgetInput!, $basedOn: Int) {
    saveBudget(caseUuid: $caseUuid, input: $input, basedOn: $basedOn) {
      number
      figures {
        grandTotal
      }
    }
  }
`)
