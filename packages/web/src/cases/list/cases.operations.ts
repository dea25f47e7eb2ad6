import { graphql } from '../../generated/gql.ts'

graphql(`
  fragment CasePage on CaseConnection {
    totalCount
    nodes {
      uuid
      caseName
      solicitorsCaseReference
      areaOfWork
      caseType
      caseTypeWord
      stage
      stageWord
      stageSince
      value
      unpriced
      unresolvedComments
      nextDeadline {
        ...NextDeadline @unmask
      }
      feeEarner {
        uuid
        firstname
        surname
        initials
        retiredFrom
      }
      client {
        uuid
      }
      staffMember {
        uuid
        name
        hasLeft
      }
      updatedAt
    }
    pageInfo {
      endCursor
      hasNextPage
    }
  }
`)

export const CasesDocument = graphql(`
  query Cases($first: Int, $after: String, $filter: CaseFilter, $sort: CaseSort, $search: String) {
    cases(first: $first, after: $after, filter: $filter, sort: $sort, search: $search) {
      ...CasePage @unmask
    }
  }
`)

// All that a list of cases or the board shows: the parts have the same fields in queries of their own.
export const CasesScreenDocument = graphql(`
  query CasesScreen(
    $first: Int
    $filter: CaseFilter
    $sort: CaseSort
    $search: String
    $stages: Boolean!
    $views: Boolean!
  ) {
    cases(first: $first, filter: $filter, sort: $sort, search: $search) {
      ...CasePage @unmask
    }
    caseStages(filter: $filter, search: $search) @include(if: $stages) {
      ...StageOfCases @unmask
    }
    viewer {
      uuid
      addsCases: may(permission: "case:create")
    }
    solicitors {
      uuid
      name
    }
    caseViews @include(if: $views) {
      ...SavedView @unmask
    }
  }
`)

export const CaseChoicesDocument = graphql(`
  query CaseChoices($stages: [Stage!], $clients: [ID!]) {
    caseChoices(stages: $stages, clients: $clients) {
      types
      feeEarners {
        uuid
        name
      }
      staff {
        uuid
        name
      }
      groups {
        uuid
        name
      }
    }
  }
`)

export const CaseSheetDocument = graphql(`
  query CaseSheet($format: SheetFormat!, $filter: CaseFilter, $sort: CaseSort, $search: String) {
    caseSheet(format: $format, filter: $filter, sort: $sort, search: $search) {
      fileName
      content
    }
  }
`)

// What a row of a report says its cases are listed by.
graphql(`
  fragment FilterOfCases on CaseFilterValues {
    stages
    areas
    clients
    feeEarners
    types
    staff
    updatedFrom
    updatedTo
    reported
    completedFrom
    completedTo
    marks
    notCounted
    outcome
    sentBack
    leftStages
    reviewers
    due
    dueFrom
    dueTo
  }
`)

// Whoever ended a review need not have cases of their own, and so is not among the choices of the list.
export const ReviewerDocument = graphql(`
  query Reviewer($uuid: ID!) {
    user(uuid: $uuid) {
      uuid
      name
    }
  }
`)

export const CasesScopeDocument = graphql(`
  query CasesScope {
    viewer {
      uuid
      addsCases: may(permission: "case:create")
    }
    solicitors {
      uuid
      name
    }
  }
`)

graphql(`
  fragment StageOfCases on StageTotal {
    stage
    count
    value
    unpriced
  }
`)

export const CaseStagesDocument = graphql(`
  query CaseStages($filter: CaseFilter, $search: String) {
    caseStages(filter: $filter, search: $search) {
      ...StageOfCases @unmask
    }
  }
`)

export const MoveCaseDocument = graphql(`
  mutation MoveCase($uuid: ID!, $stage: Stage!, $from: Stage, $idempotencyKey: String!) {
    moveCase(uuid: $uuid, stage: $stage, from: $from, idempotencyKey: $idempotencyKey) {
      uuid
      stage
      stageSince
      updatedAt
      version
    }
  }
`)
