import { graphql } from '../../generated/gql.ts'

export const HandOverDocument = graphql(`
  query HandOver($userUuid: ID!) {
    handOver(userUuid: $userUuid) {
      cases
      reviews
      views
      caseList {
        uuid
        caseName
        solicitorsCaseReference
        clientName
      }
      undoable {
        handedAt
        endsAt
        byName
        cases
        views
        casesTo
        reviewsTo
        viewsTo
      }
    }
  }
`)

export const HandOverUserDocument = graphql(`
  mutation HandOverUser($uuid: ID!, $to: HandOverInput!) {
    handOverUser(uuid: $uuid, to: $to) {
      uuid
      deactivatedAt
      version
    }
  }
`)

export const UndoHandOverDocument = graphql(`
  mutation UndoHandOver($userUuid: ID!) {
    undoHandOver(userUuid: $userUuid) {
      cases
      keptCases
      views
      keptViews
      user {
        uuid
        deactivatedAt
        version
      }
    }
  }
`)

export const AbsenceDocument = graphql(`
  query Absence($uuid: ID!) {
    user(uuid: $uuid) {
      uuid
      name
      deactivatedAt
      client {
        uuid
      }
      absence {
        from
        until
        deputy {
          uuid
          name
        }
      }
    }
  }
`)

export const SetAbsenceDocument = graphql(`
  mutation SetAbsence($input: AbsenceInput!, $userUuid: ID) {
    setAbsence(input: $input, userUuid: $userUuid) {
      uuid
      version
      absence {
        from
        until
        deputy {
          uuid
          name
        }
      }
    }
  }
`)

export const EndAbsenceDocument = graphql(`
  mutation EndAbsence($userUuid: ID) {
    endAbsence(userUuid: $userUuid) {
      uuid
      version
      absence {
        from
      }
    }
  }
`)
