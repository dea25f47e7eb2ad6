import { graphql } from '../generated/gql.ts'

graphql(`
  fragment BudgetAmountsShown on BudgetAmounts {
    time
    disbursements
    total
  }
`)
graphql(`
  fragment BudgetSharesShown on BudgetShares {
    incurred
    estimated
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
      earners {
        feeEarner
        name
        grade
        hours
        rate
        incurred
        estimated
      }
      otherTime {
        ...BudgetSharesShown @unmask
      }
      counsel {
        ...BudgetSharesShown @unmask
      }
      experts {
        ...BudgetSharesShown @unmask
      }
      courtFees {
        ...BudgetSharesShown @unmask
      }
      otherDisbursements {
        ...BudgetSharesShown @unmask
      }
      approved
      offered {
        time
        counsel
        disbursements
        comment
      }
    }
    contingencies {
      name
      incurred
      estimated
      approved
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
    interim {
      ...BudgetAmountsShown @unmask
    }
    pageOneBecause
    caps {
      basis
      form
      process
    }
    overspent {
      phase
      approved
      spent
      over
    }
    exclusions
  }
`)
graphql(`
  fragment SavedBudget on Budget {
    number
    savedAt
    savedBy
    incurredTo
    approvedOn
    agreedIncurred
    variation
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
      client {
        uuid
        feeEarners {
          uuid
          firstname
          surname
          initials
          retiredFrom
        }
      }
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
