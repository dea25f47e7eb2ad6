import { graphql } from '../generated/gql.ts'

export const UnreadDocument = graphql(`
  query Unread {
    viewer {
      uuid
      unreadNotifications
    }
  }
`)

export const NotificationsDocument = graphql(`
  query Notifications($after: String) {
    viewer {
      uuid
      unreadNotifications
      notifications(after: $after) {
        totalCount
        nodes {
          uuid
          kind
          sentence
          quote
          caseUuid
          stage
          item {
            uuid
            tab
          }
          createdAt
          readAt
        }
        pageInfo {
          endCursor
          hasNextPage
        }
      }
    }
  }
`)

export const MarkReadDocument = graphql(`
  mutation MarkNotificationsRead($uuids: [ID!]) {
    markNotificationsRead(uuids: $uuids) {
      uuid
      unreadNotifications
    }
  }
`)

export const NotificationSettingsDocument = graphql(`
  query NotificationSettings {
    viewer {
      uuid
      notificationSettings {
        kind
        label
        isOn
        mail
      }
    }
  }
`)

export const EditNotificationSettingsDocument = graphql(`
  mutation EditNotificationSettings($settings: [NotificationSettingInput!]!) {
    editNotificationSettings(settings: $settings) {
      kind
      label
      isOn
      mail
    }
  }
`)
