import { can } from '@costdraft/schema/access/can.ts'
import { holdsScope } from '@costdraft/schema/access/scopes.ts'
import { changeGroups, kindsOfGroup, permissionOfGroup } from '@costdraft/schema/changes/changed-kinds.ts'
import { refused } from '../errors/errors.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import type { RecordChangeRow } from './record-changes.ts'

type Viewer = Parameters<typeof can>[0] & { scopes?: readonly string[] | null }

/** Whether the viewer may read a record, or is told that they no longer may. */
const isTold =
  (viewer: Viewer) =>
  ({ kind, client_uuid, action }: RecordChangeRow): boolean => {
    const group = changeGroups.find((one) => kindsOfGroup[one].includes(kind)) ?? 'cases'
    const isInScope = group === 'cases' || holdsScope(viewer.scopes, 'admin:read')
    return isInScope && (action === 'unseen' || can(viewer, permissionOfGroup[group], { client_uuid }))
  }

/** What happened to records. */
export const changeResolvers: Resolvers = {
  Query: {
    changes: async (_root, query, context) => {
      if (query.kinds?.length === 0) throw refused('INVALID_INPUT', 'Name at least one kind, or leave this out.')
      const [page, viewer] = await Promise.all([context.cases.changes.read(query), context.viewer()])
      if (!changeGroups.some((group) => can(viewer, permissionOfGroup[group])))
        throw refused('FORBIDDEN', 'You do not have permission to do this.')
      return {
        nodes: page.nodes.filter(isTold(viewer)),
        pageInfo: { endCursor: page.end_cursor, hasNextPage: page.has_next_page },
      }
    },
  },
  RecordChange: {
    caseUuid: ({ case_uuid }) => case_uuid,
    clientUuid: ({ client_uuid }) => client_uuid,
    changeNumber: ({ change_number }) => change_number,
  },
}
