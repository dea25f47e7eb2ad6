import { graphql } from '../../generated/gql.ts'

// Each text is aliased to `text` and `version`, so that the same code reads every kind.
export const NarrativeDocument = graphql(`
  query Narrative($uuid: ID!) {
    case(uuid: $uuid) {
      uuid
      text: narrative
      version: narrativeVersion
    }
  }
`)

export const EditNarrativeDocument = graphql(`
  mutation EditNarrative($caseUuid: ID!, $text: String!, $version: String) {
    editNarrative(caseUuid: $caseUuid, narrative: $text, version: $version) {
      uuid
      text: narrative
      version: narrativeVersion
      updatedAt
    }
  }
`)

export const ReasonsDocument = graphql(`
  query Reasons($uuid: ID!) {
    case(uuid: $uuid) {
      uuid
      text: enhancement
      version: enhancementVersion
    }
  }
`)

export const EditReasonsDocument = graphql(`
  mutation EditReasons($caseUuid: ID!, $text: String!, $version: String) {
    editEnhancement(caseUuid: $caseUuid, enhancement: $text, version: $version) {
      uuid
      text: enhancement
      version: enhancementVersion
      updatedAt
    }
  }
`)

export const ValueOfAssetsDocument = graphql(`
  query ValueOfAssets($uuid: ID!) {
    case(uuid: $uuid) {
      uuid
      text: valueOfAssets
      version: valueOfAssetsVersion
    }
  }
`)

export const EditValueOfAssetsDocument = graphql(`
  mutation EditValueOfAssets($caseUuid: ID!, $text: String!, $version: String) {
    editValueOfAssets(caseUuid: $caseUuid, valueOfAssets: $text, version: $version) {
      uuid
      text: valueOfAssets
      version: valueOfAssetsVersion
      updatedAt
    }
  }
`)
