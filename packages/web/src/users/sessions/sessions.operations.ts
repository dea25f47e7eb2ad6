import { graphql } from '../../generated/gql.ts'

export const UserSessionsDocument = graphql(`
  query UserSessions($userUuid: ID!) {
    sessions(userUuid: $userUuid) {
      uuid
      signedInAt
      lastUsedAt
      expiresAt
      device
      current
    }
  }
`)

export const EndSessionDocument = graphql(`
  mutation EndSession($uuid: ID!, $userUuid: ID) {
    endSession(uuid: $uuid, userUuid: $userUuid)
  }
`)

export const EndSessionsDocument = graphql(`
  mutation EndSessions($userUuid: ID) {
    endSessions(userUuid: $userUuid)
  }
`)
