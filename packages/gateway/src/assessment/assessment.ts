import { readCaseHead } from '../cases/cases.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { connection } from '../upstream/rows.ts'

/** The assessment of completed bills. */
export const assessmentResolvers: Resolvers = {
  Case: {
    assessment: (row, _args, { cases }) => cases.assessment.of(row),
    pastReductions: (row, _args, { cases }) => cases.assessment.past(row),
  },
  Assessment: {
    version: ({ version }) => version?.toString() ?? '',
    lines: async ({ case_uuid: uuid }, page, { cases }) => {
      const { totals, ...lines } = await cases.assessment.lines({ uuid }, page)
      return { ...connection(lines), totals }
    },
    reductions: ({ case_uuid: uuid }, { by }, { cases }) => cases.assessment.reductions({ uuid }, by),
    deadlines: ({ case_uuid: uuid }, _args, { cases }) => cases.deadlines.of({ uuid }),
  },
  AssessedHead: {
    claimed: ({ totals }) => totals.claimed.net,
    offered: ({ totals }) => totals.offered.net,
    allowed: ({ totals }) => totals.allowed.net,
  },
  AssessedLine: {
    version: ({ version }) => version?.toString() ?? '',
    changedAt: ({ changed_at, changed_at_ms }) => changed_at_ms ?? changed_at,
  },
  Mutation: {
    saveAssessmentLines: async (_root, { caseUuid, changes, version }, context) =>
      context.cases.assessment.save(await readCaseHead(context, caseUuid), changes, version),
    editAssessment: async (_root, { caseUuid, input, version }, context) =>
      context.cases.assessment.edit(await readCaseHead(context, caseUuid), input, version),
    ruleAssessmentLines: async (_root, { caseUuid, filter, ruling, version }, context) =>
      context.cases.assessment.rule(await readCaseHead(context, caseUuid), { filter, ruling }, version),
    importAssessmentWorkbook: async (_root, { caseUuid, import: uuid }, context) =>
      context.cases.assessment.take(await readCaseHead(context, caseUuid), uuid),
    undoAssessmentRuling: async (_root, { caseUuid, undo }, context) =>
      context.cases.assessment.undo(await readCaseHead(context, caseUuid), undo),
    removeAssessment: async (_root, { caseUuid, version }, context) =>
      context.cases.assessment.remove(await readCaseHead(context, caseUuid), version),
    restoreAssessment: async (_root, { caseUuid }, context) =>
      context.cases.assessment.restore(await readCaseHead(context, caseUuid)),
  },
}
