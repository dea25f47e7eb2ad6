import { graphql } from '../../generated/gql.ts'

export const NarrativeDocument = graphql(`
  query Narrative($uuid: ID!) { case(uuid: $uuid) { uuid narrative narrativeVersion } }
`)

export const EditNarrativeDocument = graphql(`
  mutation EditNarrative($caseUuid: ID!, $narrative: String!, $version: String) {
    editNarrative(caseUuid: $caseUuid, narrative: $narrative, version: $version) { uuid narrative narrativeVersion updatedAt }
  }
`)
