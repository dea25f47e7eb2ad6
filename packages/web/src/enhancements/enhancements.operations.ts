import { graphql } from '../generated/gql.ts'

export const EnhancementsDocument = graphql(`
  query Enhancements($uuid: ID!) {
    case(uuid: $uuid) {
      uuid
      mostEnhancement
      enhancementsVersion
      exceptional {
        casePart
        exceptional
      }
      enhancements {
        activityType
        casePart
        enhancement
      }
    }
  }
`)

export const SetEnhancementsDocument = graphql(`
  mutation SetEnhancements($caseUuid: ID!, $enhancements: [EnhancementInput!]!, $version: String) {
    setEnhancements(caseUuid: $caseUuid, enhancements: $enhancements, version: $version) {
      uuid
      updatedAt
      enhancementsVersion
      enhancements {
        activityType
        casePart
        enhancement
      }
    }
  }
`)
