import {
  administrationKindLabel,
  administrationKindNames,
} from '@costdraft/schema/administration-audit/administration-kinds.ts'
import {
  administeredName,
  administrationSentences,
} from '@costdraft/schema/administration-audit/administration-sentences.ts'
import { londonDay } from '@costdraft/schema/london-day.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { connection, type AdministrationChangeRow } from '../upstream/rows.ts'
import { administrationAsSheet } from './administration-sheet.ts'

/** The most entries of a sheet. */
const MOST = 20_000

const kindOf = (name: string): { name: string; label: string } => ({
  name,
  label: administrationKindLabel(name),
})

/**
 * Who changed what of firms and people, in words. Whose entries the viewer may read is said by the host: it knows of
 * each of which client it is.
 */
export const administrationAuditResolvers: Resolvers = {
  Query: {
    administrationAudit: async (_root, query, context) => {
      const page = await context.admin.audit.page(query)
      return page && connection(page)
    },
    administrationAuditSheet: async (_root, { format, ...filters }, context) => {
      const rows = await context.admin.audit.all(filters, MOST)
      const content = await administrationAsSheet(rows, format)
      return {
        fileName: `Administration ${londonDay(new Date())}.${format}`,
        content: Buffer.from(content).toString('base64'),
      }
    },
    administrationKinds: () => administrationKindNames.map(kindOf),
  },
  AdministrationChange: {
    by: ({ by, by_name }) => ({ uuid: by, name: by_name }),
    client: ({ client_uuid, client_name }) => (client_uuid ? { uuid: client_uuid, name: client_name } : null),
    kind: ({ entity }) => kindOf(entity),
    recordUuid: ({ entity_uuid }) => entity_uuid,
    recordName: (row: AdministrationChangeRow) => administeredName(row),
    sentences: (row: AdministrationChangeRow) => administrationSentences(row),
  },
}
