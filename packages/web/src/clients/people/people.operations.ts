import { graphql } from '../../generated/gql.ts'

export const PeopleToLinkDocument = graphql(`
  query PeopleToLink($clientUuid: ID!, $search: String, $after: String) {
    users(first: 200, after: $after, search: $search, filter: { clients: [$clientUuid] }) {
      totalCount
      nodes {
        uuid
        name
        roleLabel
        mayEdit
        childClients {
          client {
            uuid
          }
        }
      }
      pageInfo {
        endCursor
        hasNextPage
      }
    }
  }
`)

export const LinkUsersDocument = graphql(`
  mutation LinkUsers($clientUuid: ID!, $links: [UserLinkInput!]!) {
    linkUsers(clientUuid: $clientUuid, links: $links) {
      userUuid
      clientRole
    }
  }
`)
