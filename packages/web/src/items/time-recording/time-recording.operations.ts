import { graphql } from '../../generated/gql.ts'

// The fields of a row, shared by all operations below.
graphql(`
  fragment TimeRecordingRow on TimeRecording {
    uuid
    version
    attention
    date
    activityType
    time
    estimated
    description
    casePart
    phase
    vatExempt
    ...ItemComments @unmask
    feeEarner {
      uuid
      firstname
      surname
      initials
    }
  }
`)
const list = graphql(`
  query TimeRecordings($uuid: ID!, $first: Int!, $after: String) {
    case(uuid: $uuid) {
      uuid
      items: timeRecordings(first: $first, after: $after) {
        totalCount
        nodes {
          ...TimeRecordingRow @unmask
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
  mutation AddTimeRecording($caseUuid: ID!, $input: TimeRecordingInput!, $idempotencyKey: String!) {
    item: addTimeRecording(caseUuid: $caseUuid, input: $input, idempotencyKey: $idempotencyKey) {
      ...TimeRecordingRow @unmask
    }
  }
`)
const edit = graphql(`
  mutation EditTimeRecording($caseUuid: ID!, $uuid: ID!, $input: TimeRecordingInput!, $version: String) {
    item: editTimeRecording(caseUuid: $caseUuid, uuid: $uuid, input: $input, version: $version) {
      ...TimeRecordingRow @unmask
    }
  }
`)
const remove = graphql(`
  mutation RemoveTimeRecording($caseUuid: ID!, $uuid: ID!) {
    removed: removeTimeRecording(caseUuid: $caseUuid, uuid: $uuid)
  }
`)
const restore = graphql(`
  mutation RestoreTimeRecording($caseUuid: ID!, $uuid: ID!) {
    item: restoreTimeRecording(caseUuid: $caseUuid, uuid: $uuid) {
      ...TimeRecordingRow @unmask
    }
  }
`)

export const operations = { list, add, edit, remove, restore }
