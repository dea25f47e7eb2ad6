/** An operation that the explorer opens with. */
interface ExplorerExample {
  name: string
  text: string
  query: string
  variables?: Readonly<Record<string, unknown>>
}

/** A uuid that is none, for whoever runs an operation before they have put one in. */
const SOME_UUID = '00000000-0000-4000-8000-000000000000'

/** The operations with which the explorer opens, the simplest first. */
export const explorerExamples: readonly ExplorerExample[] = [
  {
    name: 'Who am I',
    text: 'Whose token this is, and whether it may create cases in its own firm.',
    query: `query WhoAmI {
      viewer { email client { uuid name } may(permission: "case:create") }
    }`,
  },
  {
    name: 'Open cases',
    text: 'The first page of the cases that are not complete, the one changed last first.',
    query: `query OpenCases($after: String) {
      cases(first: 20, after: $after, filter: { stages: [in_progress, in_review, blocked] }) {
        totalCount
        nodes { uuid caseName solicitorsCaseReference areaOfWork stage value updatedAt client { name } }
        pageInfo { endCursor hasNextPage }
      }
    }`,
  },
  {
    name: 'One case',
    text: 'A case with its time and what it comes to.',
    query: `query OneCase($uuid: ID!) {
      case(uuid: $uuid) {
        caseName stage version
        timeRecordings(first: 20) { totalCount nodes { uuid date activityType description time totalCost } }
        totals { net vat gross unpriced heads { name net vat gross excludedBecause } }
      }
    }`,
    variables: { uuid: SOME_UUID },
  },
  {
    name: 'Documents',
    text: 'The generated documents of a completed case, to be downloaded at /api/files.',
    query: `query Documents($uuid: ID!) {
      case(uuid: $uuid) { documents { state error files { uuid fileName size createdAt } } }
    }`,
    variables: { uuid: SOME_UUID },
  },
  {
    name: 'Work in progress',
    text: 'What is in hand in each stage of each firm whose reports you may read, and the filter that lists those cases.',
    query: `query WorkInProgress {
      reports {
        workInProgress(by: [firm, stage]) {
          asOf notes
          rows { labels count net vat hours unpriced pending filter { reported stages clients } }
          total { count net vat hours unpriced pending }
        }
      }
    }`,
  },
  {
    name: 'Find',
    text: 'A few of each kind of record that has all these words.',
    query: `query Find($words: String!) {
      search(text: $words) { __typename }
      cases(first: 5, search: $words) { nodes { uuid caseName } }
    }`,
    variables: { words: 'care' },
  },
  {
    name: 'Send for review',
    text: 'Moves a case. It changes something: put in the uuid of a case of yours, and a key of your own.',
    query: `mutation SendForReview($uuid: ID!, $key: String!) {
      moveCase(uuid: $uuid, stage: in_review, from: in_progress, idempotencyKey: $key) { uuid stage stageSince }
    }`,
    variables: { uuid: SOME_UUID, key: 'review-1' },
  },
]
