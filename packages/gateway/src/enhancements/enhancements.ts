import { isDual } from '@costdraft/schema/areas.ts'
import {
  enhancementCap,
  everyEnhancement,
  enhancementFields,
  type EnhancementRow,
} from '@costdraft/schema/enhancements/enhancement.ts'
import { toWire, wireNames } from '@costdraft/schema/names.ts'
import { readCase } from '../cases/cases.ts'
import { textOf, versionOf } from '../cases/texts.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { ifMatchHeader } from '../upstream/headers.ts'
import type { CaseRow } from '../upstream/rows.ts'

const names = wireNames(enhancementFields(0))

/** The enhancements of a case by activity, and the reasons for them. */
export const enhancementResolvers: Resolvers = {
  Case: {
    enhancements: async ({ uuid, case_type }, _args, { caseApi }) =>
      everyEnhancement(
        { dualAspect: isDual(case_type) },
        await caseApi<EnhancementRow[]>('GET', `client/case/${uuid}/tr_enhancement`),
      ),
    // Read before the list: the version may be older than the list, which causes a CONFLICT at worst, but never newer.
    enhancementsVersion: (row, _args, context) => versionOf(row, 'enhancements_version', context),
    mostEnhancement: ({ high_court_work }) => enhancementCap(high_court_work ?? false),
    enhancement: (row, _args, context) => textOf(row, 'enhancement', context),
    enhancementVersion: (row, _args, context) => versionOf(row, 'enhancement_version', context),
  },
  Mutation: {
    setEnhancements: async (_root, { caseUuid, enhancements, version }, context) => {
      const body = { enhancements: enhancements.map((entry) => ({ case_part: null, ...toWire(names, entry) })) }
      await context.caseApi<EnhancementRow[]>(
        'POST',
        `client/case/${encodeURIComponent(caseUuid)}/tr_enhancement`,
        body,
        ifMatchHeader(version),
      )
      return readCase(context, caseUuid)
    },
    editEnhancement: (_root, { caseUuid, enhancement, version }, { caseApi }) =>
      caseApi<CaseRow>(
        'PATCH',
        `client/case/${encodeURIComponent(caseUuid)}/enhancement`,
        { enhancement },
        ifMatchHeader(version),
      ),
  },
}
