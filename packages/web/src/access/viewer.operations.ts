import { graphql } from '../generated/gql.ts'

export const ViewerDocument = graphql(`
  query Viewer {
    viewer {
      uuid
      email
      firstname
      surname
      role
      isAdmin
      client {
        uuid
        name
        mark
      }
      unreadNotifications
      readsUsers: may(permission: "user:read")
      readsClients: may(permission: "client:read")
      editsRates: may(permission: "rates:edit")
      readsReports: may(permission: "report:read")
      readsAudit: may(permission: "audit:read")
    }
    about {
      additions
    }
  }
`)
