import { caseFactsOf } from '@costdraft/schema/areas/index.ts'
import { enhancementCap, everyEnhancement } from '@costdraft/schema/enhancements/enhancement.ts'
import { readCaseHead } from '../cases/cases.ts'
import { textOf, versionOf } from '../cases/texts.ts'
import type { Resolvers } from '../generated/resolvers.ts'

/** The enhancements of a case by activity, and the reasons for them. */
export const enhancementResolvers: Resolvers = {
  Case: {
    enhancements: async (row, _args, { cases }) =>
      everyEnhancement(caseFactsOf(row.area_of_work, row.case_type ?? ''), await cases.enhancements(row)),
    // Read before the list: the version may be older than the list, which causes a CONFLICT at worst, but never newer.
    enhancementsVersion: (row, _args, context) => versionOf(row, 'enhancements_version', context),
    mostEnhancement: ({ high_court_work }) => enhancementCap(high_court_work ?? false),
    enhancement: (row, _args, context) => textOf(row, 'enhancement', context),
    enhancementVersion: (row, _args, context) => versionOf(row, 'enhancement_version', context),
  },
  Mutation: {
    setEnhancements: async (_root, { caseUuid, enhancements, version }, context) => {
      const row = await readCaseHead(context, caseUuid)
      const body = enhancements.map(({ activityType: activity_type, casePart: case_part = null, enhancement }) => ({
        activity_type,
        case_part,
        enhancement,
      }))
      return context.cases.setEnhancements(row, body, version)
    },
    editEnhancement: async (_root, { caseUuid, enhancement, version }, context) =>
      context.cases.editText(await readCaseHead(context, caseUuid), 'enhancement', enhancement, version),
  },
}
