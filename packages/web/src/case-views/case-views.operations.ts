import { graphql } from '../generated/gql.ts'

export const CaseViewsDocument = graphql(`
  query CaseViews {
    caseViews {
      uuid
      name
      page
      query
      isShared
      isOwn
      owner
      version
    }
  }
`)

export const AddCaseViewDocument = graphql(`
  mutation AddCaseView($input: CaseViewInput!, $idempotencyKey: String) {
    addCaseView(input: $input, idempotencyKey: $idempotencyKey) {
      uuid
      name
      page
      query
      isShared
      isOwn
      owner
      version
    }
  }
`)

export const EditCaseViewDocument = graphql(`
  mutation EditCaseView($uuid: ID!, $input: CaseViewChanges!, $version: String) {
    editCaseView(uuid: $uuid, input: $input, version: $version) {
      uuid
      name
      page
      query
      isShared
      isOwn
      owner
      version
    }
  }
`)

export const RemoveCaseViewDocument = graphql(`
  mutation RemoveCaseView($uuid: ID!) {
    removeCaseView(uuid: $uuid)
  }
`)
