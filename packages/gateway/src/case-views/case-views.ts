import { assertMay } from '../viewer/assert-may.ts'
import type { Context } from '../context/context.ts'
import { refused } from '../errors/errors.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import type { CaseViewRow } from './saved-views.ts'

/**
 * Views belong to a person, and are shared in that person's own firm. Throws FORBIDDEN unless the viewer may read cases
 * there.
 */
async function assertReads(context: Context): Promise<void> {
  const { client_uuid: own } = await context.viewer()
  if (!own) throw refused('FORBIDDEN', 'You do not have permission to do this.')
  await assertMay(context, 'case:read', own)
}
/** Throws unless a view is one of the viewer's own, whatever the host would allow. */
async function assertOwn(context: Context, uuid: string): Promise<CaseViewRow> {
  await assertReads(context)
  const view = (await context.cases.views.list())?.find((one) => one.uuid === uuid)
  if (!view) throw refused('NOT_FOUND', 'Not found.')
  if (!view.is_own) throw refused('FORBIDDEN', 'This view is a colleague’s. Save it as one of your own to change it.')
  return view
}

/** Saved views of the lists of cases. */
export const caseViewResolvers: Resolvers = {
  Query: {
    caseViews: async (_root, _args, context) => {
      await assertReads(context)
      return context.cases.views.list()
    },
  },
  CaseView: {
    isShared: ({ is_shared }) => is_shared,
    isOwn: ({ is_own }) => is_own,
    version: ({ version }) => version?.toString() ?? null,
  },
  Mutation: {
    addCaseView: async (_root, { input, idempotencyKey }, context) => {
      await assertReads(context)
      return context.cases.views.add(input, idempotencyKey)
    },
    editCaseView: async (_root, { uuid, input, version }, context) => {
      await assertOwn(context, uuid)
      return context.cases.views.edit(uuid, input, version)
    },
    removeCaseView: async (_root, { uuid }, context) => {
      await assertOwn(context, uuid)
      await context.cases.views.remove(uuid)
      return uuid
    },
  },
}
