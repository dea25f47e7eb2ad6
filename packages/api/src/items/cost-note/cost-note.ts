import { costNote as kind } from '@costdraft/schema/items/cost-note/cost-note.ts'
import { defineResource } from '../resource.ts'

export const costNote = defineResource({
  kind,
  columns: { body: 'plain' },
  // The specification names the case of a cost note `case_uuid`, not `care_case` as in other items.
  sums: {
    none: { case_uuid: null },
    of: async (_tx, caseUuid, uuids) => new Map(uuids.map((uuid) => [uuid, { case_uuid: caseUuid }])),
  },
})
