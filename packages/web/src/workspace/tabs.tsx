import { tabsOf } from '@costdraft/schema/areas/area.ts'
import { areaOf } from '@costdraft/schema/areas/index.ts'
import { tabKey } from '@costdraft/schema/areas/tabs.ts'
import type { TabName } from '@costdraft/schema/kind.ts'
import type { CaseFacts } from '@costdraft/schema/field.ts'
import { caseParts } from '../items/case-part/case-part.ts'
import { costNotes } from '../items/cost-note/cost-note.ts'
import { disbursements } from '../items/disbursement/disbursement.tsx'
import { expertFees } from '../items/expert-fee/expert-fee.tsx'
import { hearings, otherFas } from '../items/hearing/hearing.ts'
import { highCostSteps } from '../items/high-cost-step/high-cost-step.tsx'
import { parties } from '../items/party/party.ts'
import { attendances, proceduralSteps } from '../items/procedural-step/procedural-step.tsx'
import type { Tab } from '../items/shared/define-tab.tsx'
import { timeRecordings } from '../items/time-recording/time-recording.tsx'
import { enhancement, narrative, parts, valueOfAssets } from './non-item-tabs.tsx'

/** The tabs that have a screen in this version; a tab without one is not shown. */
const tabs: Partial<Record<TabName, Tab>> = {
  parts,
  parties,
  proceduralSteps,
  highCostSteps,
  timeRecordings,
  attendances,
  hearings,
  otherFas,
  expertFees,
  disbursements,
  narrative,
  costNotes,
  enhancement,
  valueOfAssets,
}

/** The screen of a tab. The parts of a two-part case are fixed, with figures of their own; elsewhere they are rows. */
const screenOf = (name: TabName, { dualAspect }: CaseFacts): Tab | undefined =>
  name === 'parts' && !dualAspect ? caseParts : tabs[name]

interface CaseTab {
  tab: Tab
  /** Its name in the URL. */
  key: string
}

/** The tabs of a case, in display order; none for an area that this version does not know. */
export function tabsOfCase(facts: CaseFacts): CaseTab[] {
  const area = areaOf(facts.area ?? '')
  if (!area) return []
  return tabsOf(area, facts.caseType ?? '').flatMap((name) => {
    const tab = screenOf(name, facts)
    return tab ? [{ tab, key: tabKey(name) }] : []
  })
}
