import { graphql } from '../generated/gql.ts'

export const CaseViewsDocument = graphql(`
  query CaseViews {
    caseViews {
      ...SavedView @unmask
    }
  }
  fragment SavedView on CaseView {
    uuid
    name
    page
    query
    isShared
    isOwn
    owner
    version
  }
`)

export const AddCaseViewDocument = graphql(`
  mutation AddCaseView($input: CaseViewInput!, $idempotencyKey: String) {
    addCaseView(input: $input, idempotencyKey: $idempotencyKey) {
      ...SavedView @unmask
    }
  }
`)

export const EditCaseViewDocument = graphql(`
  mutation EditCaseView($uuid: ID!, $input: CaseViewChanges!, $version: String) {
    editCaseView(uuid: $uuid, input: $input, version: $version) {
      ...SavedView @unmask
    }
  }
`)

export const RemoveCaseViewDocument = graphql(`
  mutation RemoveCaseView($uuid: ID!) {
    removeCaseView(uuid: $uuid)
  }
`)
