import { apiClient } from '../api-clients/api-clients.ts'
import { notificationMail } from '../notifications/notification-mail.ts'
import { notificationSettings } from '../notifications/notifications.ts'
import {
  anyRecord,
  anyText,
  body,
  bodyOf,
  changesOf,
  count,
  flag,
  listOf,
  pageOf,
  record,
  ref,
  uuid,
  withKeys,
} from './json-schema.ts'
import type { RestRoutes } from './rest-route.ts'
import { clientRoutes } from './client-routes.ts'
import { administrationRoutes } from './administration-routes.ts'
import { clientMarkRoutes } from './client-mark-routes.ts'
import { firmArchiveRoutes } from './firm-archive-routes.ts'
import { leavingRoutes } from './leaving-routes.ts'
import { peopleImportRoutes } from './people-import-routes.ts'
import { PAGE, childRoles } from './people-parts.ts'
import { userRoutes } from './user-routes.ts'

const apiClients: RestRoutes = {
  'GET /clients/:client/api-client': {
    tag: 'API clients',
    summary: 'The API clients of a client',
    answer: listOf(ref('ApiClient')),
    needs: 'api_client:manage',
  },
  'POST /clients/:client/api-client': {
    tag: 'API clients',
    summary: 'Adds an API client; its secret is answered this once',
    body: withKeys(bodyOf(apiClient), childRoles),
    answer: anyRecord,
    status: 201,
    isKeyed: true,
    needs: 'api_client:manage',
  },
  'DELETE /clients/:client/api-client/:apiClient': {
    tag: 'API clients',
    summary: 'Revokes an API client at once',
    answer: 'nothing',
    needs: 'api_client:manage',
  },
}

const told: RestRoutes = {
  'GET /users/user/notification': {
    tag: 'Notifications and search',
    summary: 'What the caller was told, the newest first',
    query: PAGE,
    answer: pageOf(anyRecord),
  },
  'GET /users/user/notification/unread': {
    tag: 'Notifications and search',
    summary: 'How many of these are unread',
    answer: record({ unread_count: count }),
  },
  'POST /users/user/notification/read': {
    tag: 'Notifications and search',
    summary: 'Marks some of them, or all, as read',
    body: body({ uuids: listOf(uuid), all: flag }),
    answer: anyRecord,
  },
  'GET /users/user/notification/settings': {
    tag: 'Notifications and search',
    summary: 'Of what the caller is told, and how it is mailed',
    answer: anyRecord,
    text: '`mail_available` says whether mail is sent here.',
  },
  'PATCH /users/user/notification/settings': {
    tag: 'Notifications and search',
    summary: 'Changes of what the caller is told, and how it is mailed',
    body: withKeys(changesOf(notificationSettings), { mail: changesOf(notificationMail) }),
    answer: anyRecord,
  },
  'POST /users/unsubscribe': {
    tag: 'Notifications and search',
    summary: 'Ends all mails of notifications of the person whose link it was',
    text: 'The token is the last part of the address in such a mail. A token of nobody is answered in the same way.',
    body: body({ token: anyText }, ['token']),
    isPublic: true,
  },
}

/** Clients, users, API clients, and what people are told. */
export const peopleRoutes: RestRoutes = {
  ...clientRoutes,
  ...clientMarkRoutes,
  ...firmArchiveRoutes,
  ...userRoutes,
  ...leavingRoutes,
  ...peopleImportRoutes,
  ...administrationRoutes,
  ...apiClients,
  ...told,
}
