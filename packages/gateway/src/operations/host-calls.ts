import { listedKinds } from '@costdraft/schema/items/listed-kinds.ts'
import { reportNames } from '@costdraft/schema/reports/report.ts'

/** A report is one call, in which the figures of all cases are added up. */
const REPORT_CALLS = 4

/**
 * The calls to hosts that a field makes for each object it is resolved on. Fields that are not listed make none: they
 * read a row that is there; but every other page of a case, such as its items of one kind, is one call. `batched`
 * fields share calls among all rows of a request (dataloader), so that one more row costs little.
 */
export const hostCalls: Readonly<Record<string, number | 'batched'>> = {
  'Query.about': 1,
  'Query.viewer': 1,
  // The case is priced with the hearing.
  'Query.hearingPrice': 3,
  'Query.pricedHearing': 3,
  'Query.deadlines': 1,
  'Query.calendarLink': 1,
  'Case.deadlines': 1,
  'Case.assessment': 1,
  'Case.pastReductions': 1,
  'Assessment.lines': 1,
  'Assessment.reductions': 1,
  'Assessment.deadlines': 1,
  'Case.nextDeadline': 'batched',
  'Query.apiClients': 1,
  'Query.webhooks': 1,
  'Query.webhookDeliveries': 2,
  'Query.cases': 1,
  'Query.case': 1,
  'Query.caseViews': 1,
  'Query.changes': 1,
  'Query.caseStages': 1,
  'Query.caseChoices': 2,
  // All pages of the cases.
  'Query.caseSheet': 10,
  // Its reports are called for one by one.
  'Query.reports': 0,
  'Query.reportSheet': REPORT_CALLS,
  ...Object.fromEntries(reportNames.map((name) => [`Reports.${name}`, REPORT_CALLS])),
  'Query.solicitors': 1,
  'Query.client': 1,
  'Query.clients': 1,
  'Query.search': 1,
  'Query.queues': 1,
  'Query.panel': 2,
  'PanelStart.clients': 1,
  'PanelStart.users': 1,
  'PanelStart.solicitors': 1,
  'Query.users': 1,
  'Query.user': 1,
  'Query.expertTypes': 1,
  'Query.roles': 1,
  'Query.vocabulary': 1,
  'Query.userGroups': 1,
  'Query.secondFactorRule': 1,
  'Query.rateTables': 1,
  'Query.rateTable': 1,
  'Query.rateCards': 1,
  'Query.billList': 1,
  // One call, in which fifty cases are priced twice.
  'Query.rateEditionPreview': 10,
  'Query.feeEarner': 1,
  'Query.feeEarnerPreview': 10,
  'Query.sitePreview': 10,
  'Case.totals': 'batched',
  'Case.attention': 'batched',
  'Case.documents': 'batched',
  'Case.unresolvedComments': 'batched',
  'Case.value': 'batched',
  'Case.client': 'batched',
  'Case.site': 'batched',
  'Case.feeEarner': 'batched',
  'Case.staffMember': 'batched',
  'Case.exceptional': 1,
  'Case.notes': 1,
  'Case.audit': 1,
  'Case.auditChoices': 1,
  'Case.auditRestore': 1,
  'Case.enhancements': 1,
  'Case.enhancement': 1,
  'Case.narrative': 1,
  'Case.folderStructure': 1,
  'Case.files': 1,
  'Case.openComments': 1,
  // Its counts are in the answer of a page of findings.
  'Case.filingCheck': 1,
  'Case.usualRate': 1,
  'Case.billLists': 1,
  'Case.previews': 1,
  'Case.budget': 1,
  'Case.budgetVersions': 1,
  // The items of the case are priced anew.
  'Case.budgetFigures': 2,
  ...Object.fromEntries(listedKinds.flatMap(({ type, hasFiles }) => (hasFiles ? [[`${type}.files`, 'batched']] : []))),
  ...Object.fromEntries(listedKinds.map(({ type }) => [`${type}Connection.sums`, 1])),
  'CaseClient.feeEarners': 1,
  'Client.children': 1,
  'Client.parent': 1,
  'Client.mergedInto': 1,
  'Client.sites': 1,
  'Client.feeEarners': 1,
  'Client.staff': 1,
  'Viewer.notifications': 1,
  'Viewer.notificationSettings': 1,
  'Viewer.sessions': 1,
  'Viewer.secondFactors': 1,
  // Whose they are is read first.
  'Query.sessions': 2,
  'Query.handOver': 2,
  'Query.administrationAudit': 1,
  'Query.administrationAuditSheet': 10,
  'Query.administrationKinds': 0,
  'Query.firmArchives': 1,
  'Query.clientDuplicates': 1,
  'Query.mergePreview': 1,
  'Query.clientParentPreview': 1,
  'Query.removals': 1,
  'Query.removedCases': 1,
  'Query.archiveCounts': 1,
  'Query.signIns': 1,
  'Query.administrators': 1,
  // The heads of a case are counted as one, and each calls for its lines.
  'Head.lines': 8,
  'FilingCheck.findings': 1,
}

/** The calls that a batched field makes once for all rows of an operation, beside what each row costs. */
export const sharedCalls: Readonly<Record<string, number>> = { 'Case.documents': 2 }

/** The points of one call to a host, and of one more row of a batched field. */
export const CALL_COST = 25
export const BATCHED_COST = 5
/** The points of each of several changes that one mutation makes. */
export const CHANGE_COST = 5
/** The arguments of mutations that hold several changes. */
export const entryArguments = ['changes', 'moves', 'rows', 'caseUuids'] as const

/**
 * The points of the calls of a field. `isPage` tells whether it takes `first`. A mutation makes its change, reads the
 * record before it, and usually again after it.
 */
export function callCostOf(typeName: string, fieldName: string, isPage = false): number {
  if (typeName === 'Mutation') return 3 * CALL_COST
  const calls = hostCalls[`${typeName}.${fieldName}`] ?? (typeName === 'Case' && isPage ? 1 : 0)
  return calls === 'batched' ? BATCHED_COST : calls * CALL_COST
}
