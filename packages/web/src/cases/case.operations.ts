import { graphql } from '../generated/gql.ts'

// `CaseRecord`, with the fields of every area of work, and the operations that add and change a case are generated
// (case-documents.ts).
export const CaseDetailsDocument = graphql(`
  query CaseDetails($uuid: ID!) {
    case(uuid: $uuid) {
      ...CaseRecord @unmask
    }
  }
`)
