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

export const AddCaseDocument = graphql(`
  mutation AddCase(
    $solicitorUuid: ID!
    $areaOfWork: AreaOfWork!
    $input: CaseInput!
    $certificate: CertificateInput!
    $idempotencyKey: String!
  ) {
    addCase(
      solicitorUuid: $solicitorUuid
      areaOfWork: $areaOfWork
      input: $input
      certificate: $certificate
      idempotencyKey: $idempotencyKey
    ) {
      uuid
      caseName
    }
  }
`)

export const EditCaseDocument = graphql(`
  mutation EditCase($uuid: ID!, $input: CaseChanges!, $certificate: CertificateChanges, $version: String) {
    editCase(uuid: $uuid, input: $input, certificate: $certificate, version: $version) {
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
