import { graphql } from '../generated/gql.ts'

graphql(`
  fragment NextDeadline on Deadline {
    label
    date
    days
  }
`)
graphql(`
  fragment DeadlineShown on Deadline {
    rule
    label
    source
    startDate
    computed
    calendarDay
    entered
    date
    days
    done
    doneAt
    doneBy
  }
`)
graphql(`
  fragment DeadlinesShown on CaseDeadlines {
    version
    starts {
      start
      label
      date
      isEntered
    }
    deadlines {
      ...DeadlineShown @unmask
    }
  }
`)

graphql(`
  fragment NextDeadlineOfCase on Case {
    nextDeadline {
      label
      date
      days
    }
  }
`)

export const NextDeadlineDocument = graphql(`
  query NextDeadline($uuid: ID!) {
    case(uuid: $uuid) {
      uuid
      ...NextDeadlineOfCase @unmask
    }
  }
`)

export const CaseDeadlinesDocument = graphql(`
  query CaseDeadlines($uuid: ID!) {
    case(uuid: $uuid) {
      uuid
      deadlines {
        ...DeadlinesShown @unmask
      }
    }
  }
`)

export const SaveDeadlinesDocument = graphql(`
  mutation SaveDeadlines(
    $caseUuid: ID!
    $starts: [DeadlineStartInput!]
    $deadlines: [DeadlineChange!]
    $version: String
  ) {
    saveDeadlines(caseUuid: $caseUuid, starts: $starts, deadlines: $deadlines, version: $version) {
      ...DeadlinesShown @unmask
    }
  }
`)
