import type { KindRegistry } from '@costdraft/schema/items/index.ts'
import { createBudgets, type Budgets } from './budgets/case-budgets.ts'
import { createCaseDocuments, type CaseDocuments } from './outputs/case-documents.ts'
import { createCaseFigures, type CaseFigures } from './figures/case-figures.ts'
import { createCaseItems, type CaseItems } from './items/case-items.ts'
import { createNames, type Names } from './names/names.ts'
import { createCaseLists, type CaseLists } from './cases/case-lists.ts'
import { createCaseAudit, type CaseAudit } from './audit/case-audit.ts'
import { createCaseNotes, type CaseNotes } from './notes/case-notes.ts'
import { createCaseRecords, type CaseRecords } from './cases/case-records.ts'
import { createCaseViews, type CaseViews } from './case-views/saved-views.ts'
import { createExpertTypes, type ExpertTypes } from './expert-types/known-expert-types.ts'
import { createFilingChecks, type FilingChecks } from './filing/filing-checks.ts'
import { createRateCards, type RateCards } from './rates/card-rows.ts'
import { createRateTables, type RateTables } from './rates/rate-tables.ts'
import { createReferenceNames } from './items/reference-names.ts'
import type { RequestHosts } from './upstream/request-hosts.ts'
import { specifiedItems } from './items/specified-items.ts'
import { createUsualRates, type UsualRates } from './rates/usual-rates.ts'

/**
 * The case API as resolvers know it, whatever host is behind the gateway: what our own API offers, made of the
 * specified calls where a host lacks an addition. What cannot be had is null, or refused with NOT_FOUND.
 */
export interface Cases extends CaseRecords, CaseLists {
  items: CaseItems
  notes: CaseNotes
  audit: CaseAudit
  figures: CaseFigures
  documents: CaseDocuments
  names: Names
  expertTypes: ExpertTypes
  rates: RateTables
  rateCards: RateCards
  usualRates: UsualRates
  budgets: Budgets
  views: CaseViews
  filing: FilingChecks
}

export function createCases(request: RequestHosts, kinds: KindRegistry): Cases {
  const specified = specifiedItems(request.readCase)
  const names = createNames(request)
  const expertTypes = createExpertTypes(request.readCase)
  const addNames = createReferenceNames({ kinds, list: specified.list, names, expertTypes })
  const items = createCaseItems(request, specified, addNames, names)
  const figures = createCaseFigures(request, specified)
  return {
    ...createCaseRecords(request),
    ...createCaseLists(request, names),
    items,
    notes: createCaseNotes(request, items),
    audit: createCaseAudit(request),
    figures,
    documents: createCaseDocuments(request, figures),
    names,
    expertTypes,
    rates: createRateTables(request),
    rateCards: createRateCards(request),
    usualRates: createUsualRates(request),
    budgets: createBudgets(request),
    views: createCaseViews(request),
    filing: createFilingChecks(request),
  }
}
