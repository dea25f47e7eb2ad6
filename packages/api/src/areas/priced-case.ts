import type { AreaOfWork, CaseOfOtherArea, PricedCase } from '@costdraft/costing'
import { pricedCases } from './areas.generated.ts'
import { NOTHING_RECORDED, type PricedCaseOf, type RecordedFacts, type StoredCaseFacts } from './stored-case.ts'

export type PricedCaseByArea = { readonly [A in AreaOfWork]: PricedCaseOf<A> }

/** A stored case as each area of work prices it. An area that is missing here does not compile. */
const pricedCaseByArea: PricedCaseByArea = pricedCases

const isKnownArea = (area: string): area is AreaOfWork => Object.hasOwn(pricedCaseByArea, area)

/**
 * A stored case as the pricing engine takes it. Of an area that is not known here, only its name and the type of the
 * case are passed on.
 */
export const pricedCaseOf = (
  row: StoredCaseFacts,
  recorded: RecordedFacts = NOTHING_RECORDED,
): PricedCase | CaseOfOtherArea =>
  isKnownArea(row.area_of_work)
    ? pricedCaseByArea[row.area_of_work](row, recorded)
    : { area: row.area_of_work, caseType: row.case_type }
