import type { AreaOfWork, CaseType } from '@costdraft/costing'
import type { CaseFacts } from './field.ts'
import { kinds } from './items/index.ts'
import type { AnyKind } from './kind.ts'

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

const kindByName = new Map(Object.values<AnyKind>(kinds).map((kind) => [kind.name, kind]))
const tabNames: ReadonlySet<string> = new Set(Object.values(tabs).flat())

/**
 * The tab that lists an item, by the name of its kind and, where the rows of a kind fill several tabs, by the value that decides. Undefined
 * for a kind without a tab.
 */
export function tabOfItem(name: string, value?: string | null): TabName | undefined {
  const { tab, list = '' } = kindByName.get(name) ?? {}
  if (typeof tab === 'object') return tab.tabOf(value ?? null)
  return tab ?? (tabNames.has(list) ? (list as TabName) : undefined)
}
