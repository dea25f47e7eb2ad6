import { tabsOf } from '@costdraft/schema/areas/area.ts'
import { areaOf } from '@costdraft/schema/areas/index.ts'
import { tabKey, type TabName } from '@costdraft/schema/areas/tabs.ts'
import type { CaseFacts } from '@costdraft/schema/field.ts'
import { costNotes } from '../items/cost-note/cost-note.ts'
import { disbursements } from '../items/disbursement/disbursement.tsx'
import { hearings, otherFas } from '../items/hearing/hearing.ts'
import type { Tab } from '../items/shared/define-tab.tsx'
import { timeRecordings } from '../items/time-recording/time-recording.tsx'
import { enhancement, narrative } from './non-item-tabs.tsx'

/** The tabs that have a screen in this version; a tab without one is not shown. */
const tabs: Partial<Record<TabName, Tab>> = {
  timeRecordings,
  hearings,
  otherFas,
  disbursements,
  narrative,
  costNotes,
  enhancement,
}

interface CaseTab {
  tab: Tab
  /** Its name in the URL. */
  key: string
}

/** The tabs of a case, in display order; none for an area that this version does not know. */
export function tabsOfCase({ area: name, caseType }: CaseFacts): CaseTab[] {
  const area = areaOf(name ?? '')
  if (!area) return []
  return tabsOf(area, caseType ?? '').flatMap((tab) => (tabs[tab] ? [{ tab: tabs[tab], key: tabKey(tab) }] : []))
}
