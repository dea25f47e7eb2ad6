import type { AreaOfWork, CaseType } from '@costdraft/costing'
import type { CaseFacts } from './field.ts'

export type TabName =
  | 'parts'
  | 'parties'
  | 'proceduralSteps'
  | 'highCostSteps'
  | 'timeRecordings'
  | 'attendances'
  | 'hearings'
  | 'otherFas'
  | 'expertFees'
  | 'disbursements'
  | 'narrative'
  | 'costNotes'
  | 'enhancement'
  | 'valueOfAssets'

/** The tabs of a case by its area, in their order: the only place that knows. */
const tabs: Readonly<Record<AreaOfWork, readonly TabName[]>> = {
  legal_aid: [
    'parts',
    'timeRecordings',
    'hearings',
    'otherFas',
    'expertFees',
    'disbursements',
    'narrative',
    'costNotes',
    'enhancement',
  ],
  court_of_protection: ['parts', 'parties', 'timeRecordings', 'disbursements', 'narrative', 'valueOfAssets'],
  inter_parties: ['parties', 'proceduralSteps', 'timeRecordings', 'attendances', 'disbursements', 'narrative'],
  high_cost_legal_aid: ['parties', 'highCostSteps', 'expertFees', 'disbursements', 'narrative', 'costNotes'],
}

/** The tabs of one case. In legal aid only the combined domestic abuse type has parts. */
export const tabsOf = ({ area, dualAspect }: CaseFacts): TabName[] =>
  tabs[area].filter((tab) => tab !== 'parts' || area !== 'legal_aid' || dualAspect)

/** Whether a case has parts, each with its own fixed fee, and each its own exceptional claim. */
export const isDual = (caseType: CaseType): boolean => caseType === 'domestic_abuse_and_child_arrangement'

/** What an address calls a tab. */
export const tabKey = (name: TabName): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The tab that an item stands in, by its kind on the wire. One kind fills two tabs: what counsel does beside hearings has its own. */
const tabOfKind: Readonly<Record<string, TabName>> = {
  hearing: 'hearings',
  time_recording: 'timeRecordings',
  disbursement: 'disbursements',
}
export function tabOfItem(kind: string, hearingType?: string | null): TabName | undefined {
  const isOther = kind === 'hearing' && hearingType != null && hearingType !== 'interim' && hearingType !== 'final'
  return isOther ? 'otherFas' : tabOfKind[kind]
}
