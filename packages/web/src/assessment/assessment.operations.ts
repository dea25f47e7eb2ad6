import { graphql } from '../generated/gql.ts'

graphql(`
  fragment AssessedSumShown on AssessedSum {
    net
    vat
    gross
  }
`)
graphql(`
  fragment AssessedTotalsShown on AssessedTotals {
    lines
    offers
    rulings
    claimed {
      ...AssessedSumShown @unmask
    }
    offered {
      ...AssessedSumShown @unmask
    }
    allowed {
      ...AssessedSumShown @unmask
    }
    unruled {
      ...AssessedSumShown @unmask
    }
    reduction {
      ...AssessedSumShown @unmask
    }
  }
`)

// What follows from what is entered of lines.
graphql(`
  fragment AssessmentFigures on Assessment {
    version
    state
    canRestore
    heads {
      name
      part
      totals {
        ...AssessedTotalsShown @unmask
      }
    }
    totals {
      ...AssessedTotalsShown @unmask
    }
  }
`)
graphql(`
  fragment AssessedAmountShown on AssessedAmount {
    hours
    rate
    amount
    vat
  }
`)
graphql(`
  fragment UnboundShown on UnboundRuling {
    line
    date
    description
    claimed {
      ...AssessedAmountShown @unmask
    }
    offered {
      ...AssessedAmountShown @unmask
    }
    allowed {
      ...AssessedAmountShown @unmask
    }
  }
`)
graphql(`
  fragment AssessedLineShown on AssessedLine {
    uuid
    version
    number
    date
    description
    feeEarnerName
    feeEarnerUuid
    quantity
    unit
    isByTheHour
    claimed {
      ...AssessedAmountShown @unmask
    }
    offered {
      ...AssessedAmountShown @unmask
    }
    allowed {
      ...AssessedAmountShown @unmask
    }
    reason
    words
    dispute
    reply
    ruling
  }
`)

// The lines that are listed, and with the first of them what stands above.
export const AssessmentDocument = graphql(`
  query Assessment($uuid: ID!, $first: Int!, $after: String, $filter: AssessmentFilter, $head: Boolean!) {
    case(uuid: $uuid) {
      uuid
      assessment {
        ...AssessmentFigures @unmask @include(if: $head)
        unbound @include(if: $head) {
          ...UnboundShown @unmask
        }
        lines(first: $first, after: $after, filter: $filter) {
          totalCount
          nodes {
            ...AssessedLineShown @unmask
          }
          pageInfo {
            hasNextPage
            endCursor
          }
          totals {
            ...AssessedTotalsShown @unmask
          }
        }
      }
    }
  }
`)

export const AssessedLinesDocument = graphql(`
  query AssessedLines($uuid: ID!, $uuids: [ID!]!) {
    case(uuid: $uuid) {
      uuid
      assessment {
        lines(first: 100, filter: { uuids: $uuids }) {
          nodes {
            ...AssessedLineShown @unmask
          }
        }
      }
    }
  }
`)

export const AssessedCountDocument = graphql(`
  query AssessedCount($uuid: ID!, $filter: AssessmentFilter) {
    case(uuid: $uuid) {
      uuid
      assessment {
        version
        lines(first: 1, filter: $filter) {
          totalCount
          totals {
            ...AssessedTotalsShown @unmask
          }
        }
      }
    }
  }
`)

export const ReductionsDocument = graphql(`
  query Reductions($uuid: ID!, $by: ReductionGroup!) {
    case(uuid: $uuid) {
      uuid
      assessment {
        reductions(by: $by) {
          key
          name
          lines
          claimed
          allowed
          reduction
        }
      }
    }
  }
`)

export const SaveAssessmentLinesDocument = graphql(`
  mutation SaveAssessmentLines(
    $caseUuid: ID!
    $changes: [AssessmentLineChange!]!
    $uuids: [ID!]!
    $filter: AssessmentFilter
  ) {
    saveAssessmentLines(caseUuid: $caseUuid, changes: $changes) {
      ...AssessmentFigures @unmask
      changed: lines(first: 100, filter: { uuids: $uuids }) {
        nodes {
          ...AssessedLineShown @unmask
        }
      }
      listed: lines(first: 1, filter: $filter) {
        totalCount
        totals {
          ...AssessedTotalsShown @unmask
        }
      }
    }
  }
`)

export const RuleAssessmentLinesDocument = graphql(`
  mutation RuleAssessmentLines(
    $caseUuid: ID!
    $filter: AssessmentFilter
    $ruling: AssessmentRulingInput!
    $version: String
  ) {
    ruleAssessmentLines(caseUuid: $caseUuid, filter: $filter, ruling: $ruling, version: $version) {
      changed
      left
      undo
      assessment {
        ...AssessmentFigures @unmask
      }
    }
  }
`)

export const ImportAssessmentWorkbookDocument = graphql(`
  mutation ImportAssessmentWorkbook($caseUuid: ID!, $import: ID!) {
    importAssessmentWorkbook(caseUuid: $caseUuid, import: $import) {
      changed
      undo
      assessment {
        ...AssessmentFigures @unmask
      }
    }
  }
`)

export const UndoAssessmentRulingDocument = graphql(`
  mutation UndoAssessmentRuling($caseUuid: ID!, $undo: ID!) {
    undoAssessmentRuling(caseUuid: $caseUuid, undo: $undo) {
      changed
      left
      assessment {
        ...AssessmentFigures @unmask
      }
    }
  }
`)

export const RemoveAssessmentDocument = graphql(`
  mutation RemoveAssessment($caseUuid: ID!, $version: String) {
    removeAssessment(caseUuid: $caseUuid, version: $version) {
      ...AssessmentFigures @unmask
    }
  }
`)

export const RestoreAssessmentDocument = graphql(`
  mutation RestoreAssessment($caseUuid: ID!) {
    restoreAssessment(caseUuid: $caseUuid) {
      ...AssessmentFigures @unmask
    }
  }
`)

graphql(`
  fragment AssessmentPaymentsShown on Assessment {
    version
    generalPoints
    payments {
      date
      amount
      words
    }
    offers {
      date
      by
      amount
      words
      beside
    }
    interest {
      rate
      from
      amount
      daily
      disallowed {
        from
        to
      }
      periods {
        from
        to
        days
        principal
        isDisallowed
        amount
      }
    }
    balance
    payable {
      by
      days
      amount
    }
  }
`)

export const AssessmentPaymentsDocument = graphql(`
  query AssessmentPayments($uuid: ID!) {
    case(uuid: $uuid) {
      uuid
      assessment {
        ...AssessmentPaymentsShown @unmask
        totals {
          ...AssessedTotalsShown @unmask
        }
      }
    }
  }
`)

export const EditAssessmentDocument = graphql(`
  mutation EditAssessment($caseUuid: ID!, $input: AssessmentInput!, $version: String) {
    editAssessment(caseUuid: $caseUuid, input: $input, version: $version) {
      ...AssessmentPaymentsShown @unmask
    }
  }
`)
