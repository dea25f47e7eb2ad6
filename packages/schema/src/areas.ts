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

/** The tabs of each area of work, in display order. This is the only definition of them. */
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

/** The tabs of one case, in display order. In legal aid only the combined domestic abuse type has parts. */
export const tabsOf = ({ area, dualAspect }: Pick<CaseFacts, 'area' | 'dualAspect'>): TabName[] =>
  tabs[area].filter((tab) => tab !== 'parts' || area !== 'legal_aid' || dualAspect)

/** Whether a case has two parts, each with its own fixed fee and its own exceptional claim. */
export const isDual = (caseType: CaseType): boolean => caseType === 'domestic_abuse_and_child_arrangement'

/** The URL segment of a tab: kebab case. */
export const tabKey = (name: TabName): string => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** The tab that lists an item, by its wire kind. Hearings fill two tabs: interim and final ones are `hearings`, counsel's other work is `otherFas`. */
const tabOfKind: Readonly<Record<string, TabName>> = {
  hearing: 'hearings',
  time_recording: 'timeRecordings',
  disbursement: 'disbursements',
}
export function tabOfItem(kind: string, hearingType?: string | null): TabName | undefined {
  const isOther = kind === 'hearing' && hearingType != null && hearingType !== 'interim' && hearingType !== 'final'
  return isOther ? 'otherFas' : tabOfKind[kind]
}
