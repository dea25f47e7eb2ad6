import { graphql } from '../../generated/gql.ts'

// The fields of a row, shared by all operations below.
graphql(`
  fragment HearingRow on Hearing {
    uuid
    version
    attention
    date
    courtLevel
    hearingType
    administrativeOrder
    multiDayInterim
    startTime
    endTime
    hearingDays {
      date
      hours
    }
    hearingTime
    units
    adjournmentType
    casePart
    allegationsOfHarm
    lackOfUnderstanding
    expertCrossExamined
    courtBundle
    description
    ...ItemComments @unmask
    feeEarner {
      uuid
      firstname
      surname
      initials
    }
    adjournment {
      adjournmentLengthHours
    }
    exceptionalTravel {
      distanceMiles
      days
      reason
    }
    disbursements {
      uuid
      disbursementType
      amount
      vatExempt
      description
    }
  }
`)
const list = graphql(`
  query Hearings($uuid: ID!, $first: Int!, $after: String) {
    case(uuid: $uuid) {
      uuid
      items: hearings(first: $first, after: $after) {
        totalCount
        nodes {
          ...HearingRow @unmask
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
`)
const add = graphql(`
  mutation AddHearing($caseUuid: ID!, $input: HearingInput!, $idempotencyKey: String!) {
    item: addHearing(caseUuid: $caseUuid, input: $input, idempotencyKey: $idempotencyKey) {
      ...HearingRow @unmask
    }
  }
`)
const edit = graphql(`
  mutation EditHearing($caseUuid: ID!, $uuid: ID!, $input: HearingInput!, $version: String) {
    item: editHearing(caseUuid: $caseUuid, uuid: $uuid, input: $input, version: $version) {
      ...HearingRow @unmask
    }
  }
`)
const remove = graphql(`
  mutation RemoveHearing($caseUuid: ID!, $uuid: ID!) {
    removed: removeHearing(caseUuid: $caseUuid, uuid: $uuid)
  }
`)
const restore = graphql(`
  mutation RestoreHearing($caseUuid: ID!, $uuid: ID!) {
    item: restoreHearing(caseUuid: $caseUuid, uuid: $uuid) {
      ...HearingRow @unmask
    }
  }
`)

export const operations = { list, add, edit, remove, restore }
