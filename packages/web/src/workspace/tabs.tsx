import { tabKey, tabsOf, type TabName } from '@costdraft/schema/areas.ts'
import type { CaseFacts } from '@costdraft/schema/field.ts'
import { disbursements } from '../items/disbursement/disbursement.ts'
import { hearings, otherFas } from '../items/hearing/hearing.ts'
import type { Tab } from '../items/shared/define-tab.tsx'
import { timeRecordings } from '../items/time-recording/time-recording.tsx'
import { enhancement, narrative } from './plain-tabs.tsx'

/** The tabs that have a screen; one without is left out of the row. */
const tabs: Partial<Record<TabName, Tab>> = {
  timeRecordings,
  hearings,
  otherFas,
  disbursements,
  narrative,
  enhancement,
}

interface Placed {
  tab: Tab
  /** What the address calls it. */ key: string
}

export const tabsOfCase = (facts: CaseFacts): Placed[] =>
  tabsOf(facts).flatMap((name) => (tabs[name] ? [{ tab: tabs[name], key: tabKey(name) }] : []))
