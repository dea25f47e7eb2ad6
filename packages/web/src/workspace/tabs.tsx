import { tabsOf } from '@costdraft/schema/areas/area.ts'
import { areaOf } from '@costdraft/schema/areas/index.ts'
import { tabKey } from '@costdraft/schema/areas/tabs.ts'
import type { TabName } from '@costdraft/schema/kind.ts'
import type { CaseFacts } from '@costdraft/schema/field.ts'
import type { Tab } from '../items/shared/define-tab.tsx'
import { itemTabs } from './item-tabs.generated.ts'
import { enhancement, narrative, parts, valueOfAssets } from './non-item-tabs.tsx'

/** The tabs that have a screen in this version; a tab without one is not shown. */
const tabs: Partial<Record<TabName, Tab>> = { ...itemTabs, parts, narrative, enhancement, valueOfAssets }

/** The screen of a tab. The parts of a two-part case are fixed, with figures of their own; elsewhere they are rows. */
const screenOf = (name: TabName, { dualAspect }: CaseFacts): Tab | undefined =>
  name === 'parts' && !dualAspect ? itemTabs.caseParts : tabs[name]

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
