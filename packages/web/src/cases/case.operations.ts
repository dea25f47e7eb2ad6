import { graphql } from '../generated/gql.ts'

export const CaseDetailsDocument = graphql(`
  query CaseDetails($uuid: ID!) {
    case(uuid: $uuid) {
      uuid
      caseName
      solicitorsCaseReference
      areaOfWork
      caseType
      stage
      version
      representedParty
      partiesRepresented
      highCourtWork
      client {
        uuid
        name
      }
      site {
        uuid
        siteName
      }
      feeEarner {
        uuid
        firstname
        surname
      }
      staffMember {
        uuid
        name
      }
      certificate {
        certificateNumber
        courtLevel
        dateOfIssue
        dateSentToClient
        linkedCertificates
        financialInterest
        transfer
        halfFixedFee
      }
    }
  }
`)

export const AddLegalAidCaseDocument = graphql(`
  mutation AddLegalAidCase($solicitorUuid: ID!, $input: LegalAidCaseInput!, $idempotencyKey: String!) {
    addLegalAidCase(solicitorUuid: $solicitorUuid, input: $input, idempotencyKey: $idempotencyKey) {
      uuid
      caseName
    }
  }
`)

export const EditLegalAidCaseDocument = graphql(`
  mutation EditLegalAidCase($uuid: ID!, $input: LegalAidCaseChanges!, $version: String) {
    editLegalAidCase(uuid: $uuid, input: $input, version: $version) {
      uuid
      caseName
      solicitorsCaseReference
      caseType
      version
      updatedAt
      representedParty
      partiesRepresented
      site {
        uuid
        siteName
      }
      feeEarner {
        uuid
        firstname
        surname
        initials
      }
      staffMember {
        uuid
        name
      }
      certificate {
        certificateNumber
        courtLevel
        dateOfIssue
        dateSentToClient
        linkedCertificates
        financialInterest
        transfer
        halfFixedFee
      }
    }
  }
`)

export const MoveFromDetailsDocument = graphql(`
  mutation MoveFromDetails($uuid: ID!, $stage: Stage!) {
    moveCase(uuid: $uuid, stage: $stage) {
      uuid
      stage
      version
      updatedAt
    }
  }
`)
