import { auditKindLabel, auditedName } from '@costdraft/schema/audit/about.ts'
import { inReadingOrder } from '@costdraft/schema/text/reading-order.ts'
import { restoredValues, sentencesOf } from '@costdraft/schema/audit/sentences.ts'
import { readCaseHead } from '../cases/cases.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { connection } from '../upstream/rows.ts'

/** The audit of a case in words, and the restoring of what an entry of it changed. */
export const auditResolvers: Resolvers = {
  Case: {
    audit: async (row, query, { cases }) => {
      const page = await cases.audit.page(row, query)
      return page && connection(page)
    },
    auditChoices: async (row, _args, { cases }) => {
      const choices = await cases.audit.choices(row)
      return (
        choices && {
          people: choices.people,
          kinds: inReadingOrder(
            choices.kinds.map((name) => ({ name, label: auditKindLabel(name) })),
            ({ label }) => label,
          ),
        }
      )
    },
    auditRestore: async (row, { id }, { cases }) => {
      const found = await cases.audit.preview(row, id)
      if (!found) return null
      const { entity, version, now, restored, names, is_deleted: isDeleted, changed_since: changedSince } = found
      return {
        version: version?.toString() ?? null,
        values: restoredValues(entity, now, restored, names),
        isDeleted,
        changedSince,
      }
    },
  },
  Change: {
    by: ({ by, by_name }) => ({ uuid: by, name: by_name }),
    sentences: ({ names, ...entry }) => sentencesOf(entry, { ...(names && { names }) }),
    about: ({ about, names, ...entry }) =>
      about
        ? {
            name: auditedName(entry.entity, about),
            sentences: sentencesOf(entry, { isNamed: true, ...(names && { names }) }),
            place: about.place,
          }
        : null,
    mayRestore: ({ may_restore }) => may_restore ?? null,
  },
  Mutation: {
    restoreAuditedValue: async (_root, { caseUuid, id, version }, context) =>
      context.cases.audit.restore(await readCaseHead(context, caseUuid), id, version),
  },
}
