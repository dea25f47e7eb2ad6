import { graphql } from '../generated/gql.ts'

export const ClientMarkDocument = graphql(`
  query ClientMark($uuid: ID!) {
    client(uuid: $uuid) {
      uuid
      mark {
        sha256
      }
    }
  }
`)

export const RemoveClientMarkDocument = graphql(`
  mutation RemoveClientMark($uuid: ID!) {
    removeClientMark(uuid: $uuid) {
      uuid
      mark {
        sha256
      }
    }
  }
`)
