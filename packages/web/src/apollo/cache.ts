import { InMemoryCache, defaultDataIdFromObject } from '@apollo/client'
import { paginatedList } from '../ui/table/paginated-list.ts'

/** The Apollo cache. Fields with cursor pagination have a merge policy here. */
export const cache = new InMemoryCache({
  typePolicies: {
    Query: {
      fields: {
        cases: paginatedList(['filter', 'sort', 'search']),
        clients: paginatedList(['filter', 'search']),
        users: paginatedList(['filter', 'search']),
        signIns: paginatedList(false),
        administrationAudit: paginatedList(['by', 'kinds', 'from', 'to', 'clients', 'records']),
        deadlines: paginatedList(['filter']),
        webhookDeliveries: paginatedList(['webhookUuid', 'state', 'from', 'to']),
      },
    },
    Case: {
      fields: {
        notes: paginatedList(false),
        audit: paginatedList(['by', 'kinds']),
        // Each part of its screen asks for some of it.
        assessment: { merge: true },
      },
    },
    Assessment: { fields: { lines: paginatedList(['filter']) } },
    Viewer: { fields: { notifications: paginatedList(false) } },
    // Known by its case and its rule; a date itself is part of what it stands in.
    CaseDeadline: { keyFields: ['caseUuid', 'deadline', ['rule']] },
    Deadline: { keyFields: false },
    NotificationSetting: { keyFields: ['kind'] },
    // Each screen asks for one of them, beside which the others stay.
    Reports: { merge: true },
    // What is asked of the findings by one query stays beside what is asked by another.
    FilingCheck: { merge: true },
    // It has no uuid: without merging, each query of other fields would take from the cache what the one before has
    // read.
    About: { merge: true },
    // Not normalised: what is marked of a record depends on the words of the search.
    SearchHit: { keyFields: false },
    // Not normalised: what is said of a case differs by queue.
    QueuedCase: { keyFields: false },
    // One row may be the place of an item and of its comments.
    AuditPlace: { keyFields: false },
    // Not normalised: a folder without a uuid is identified by its path, which is not unique across cases.
    CaseFile: { keyFields: false },
  },
  dataIdFromObject: ({ __typename: kind, ...object }, context) =>
    typeof object.uuid === 'string'
      ? `${kind}:${object.uuid}`
      : defaultDataIdFromObject({ __typename: kind, ...object }, context),
})
