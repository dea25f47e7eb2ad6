import type { Cases } from './context/context.ts'
import type { KindRegistry } from '@costdraft/schema/items/index.ts'
import { createBudgets } from './budgets/case-budgets.ts'
import { createBulk } from './bulk/create-bulk.ts'
import { createCaseDocuments } from './outputs/case-documents.ts'
import { createCasePreviews } from './outputs/case-previews.ts'
import { createCaseFigures } from './figures/create-case-figures.ts'
import { createCaseItems } from './items/case-items.ts'
import { createNames } from './names/names.ts'
import { createCaseLists } from './cases/create-case-lists.ts'
import { createCaseAudit } from './audit/create-case-audit.ts'
import { createCaseNotes } from './notes/case-notes.ts'
import { createCaseRecords } from './cases/create-case-records.ts'
import { createRecordChanges } from './changes/record-changes.ts'
import { createCaseViews } from './case-views/saved-views.ts'
import { createExpertTypes } from './expert-types/known-expert-types.ts'
import { createCaseExternalIds } from './external-ids/external-ids.ts'
import { createCaseCopies } from './case-copies/case-copies.ts'
import { createCalendarLinks } from './calendars/calendar-hosts.ts'
import { createCaseAssessment } from './assessment/case-assessment.ts'
import { createDeadlines } from './deadlines/case-deadlines.ts'
import { createFilingChecks } from './filing/filing-checks.ts'
import { createBillLists } from './rates/bill-list-rows.ts'
import { createRateCards } from './rates/card-rows.ts'
import { createRateTables } from './rates/rate-tables.ts'
import { createCaseRemovals } from './removals/removal-rows.ts'
import { createCaseReports } from './reports/case-reports.ts'
import { createReferenceNames } from './items/reference-names.ts'
import type { RequestHosts } from './upstream/request-hosts.ts'
import { specifiedItems } from './items/specified-items.ts'
import { createCaseRowMoves } from './row-moves/case-row-moves.ts'
import { createUsualRates } from './rates/usual-rates.ts'

export function createCases(request: RequestHosts, kinds: KindRegistry): Cases {
  const specified = specifiedItems(request.readCase)
  const names = createNames(request)
  const expertTypes = createExpertTypes(request.readCase)
  const addNames = createReferenceNames({ kinds, list: specified.list, names, expertTypes })
  const items = createCaseItems(request, specified, addNames, names)
  const figures = createCaseFigures(request, specified)
  const records = createCaseRecords(request)
  const documents = createCaseDocuments(request, figures)
  return {
    ...records,
    ...createCaseLists(request, names),
    bulk: createBulk(request, { ...records, documents, items }),
    items,
    notes: createCaseNotes(request, items),
    audit: createCaseAudit(request),
    figures,
    documents,
    previews: createCasePreviews(request),
    externalIds: createCaseExternalIds(request),
    names,
    expertTypes,
    rates: createRateTables(request),
    rateCards: createRateCards(request),
    usualRates: createUsualRates(request),
    billLists: createBillLists(request),
    budgets: createBudgets(request),
    views: createCaseViews(request),
    removals: createCaseRemovals(request),
    reports: createCaseReports(request),
    changes: createRecordChanges(request),
    filing: createFilingChecks(request),
    rowMoves: createCaseRowMoves(request, { items }),
    copies: createCaseCopies(request),
    calendars: createCalendarLinks(request),
    deadlines: createDeadlines(request, figures),
    assessment: createCaseAssessment(request),
  }
}
