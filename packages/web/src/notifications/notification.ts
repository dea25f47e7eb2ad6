import type { NotificationsQuery } from '../generated/graphql.ts'

/** A notification as the bell lists it. */
export type Notification = NonNullable<NotificationsQuery['viewer']['notifications']>['nodes'][number]
