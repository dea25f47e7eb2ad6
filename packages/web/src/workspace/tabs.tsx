import { tabsOf } from '@costdraft/schema/areas/area.ts'
import { areaOf } from '@costdraft/schema/areas/index.ts'
import { tabKey } from '@costdraft/schema/areas/tabs.ts'
import type { TabName } from '@costdraft/schema/kind.ts'
import type { CaseFacts } from '@costdraft/schema/field.ts'
import type { Tab } from '../items/shared/define-tab.tsx'
import { itemTabs } from './item-tabs.generated.ts'
import { PartsScreen } from '../bills/parts/PartsScreen.tsx'
import { narrative as narrativeText, valueOfAssets as valueOfAssetsText } from '../cases/texts/text-kinds.ts'
import { TextScreen } from '../cases/texts/TextScreen.tsx'
import { AssessmentScreen } from '../assessment/AssessmentScreen.tsx'
import { EnhancementScreen } from '../enhancements/EnhancementScreen.tsx'

// These tabs hold no items, so there is never a marker for unresolved comments.
const Mark = (): null => null

const parts: Tab = {
  title: 'Parts',
  Mark,
  Screen: ({ caseUuid, facts, may }) => <PartsScreen caseUuid={caseUuid} facts={facts} mayEdit={may.edit} />,
}
const narrative: Tab = {
  title: 'Narrative',
  Mark,
  Screen: ({ caseUuid, may }) => <TextScreen kind={narrativeText} caseUuid={caseUuid} mayEdit={may.edit} />,
}
const enhancement: Tab = {
  title: 'Enhancement',
  Mark,
  Screen: ({ caseUuid, facts, may }) => <EnhancementScreen caseUuid={caseUuid} facts={facts} mayEdit={may.edit} />,
}
const valueOfAssets: Tab = {
  title: 'Value of Assets',
  Mark,
  Screen: ({ caseUuid, may }) => <TextScreen kind={valueOfAssetsText} caseUuid={caseUuid} mayEdit={may.edit} />,
}

/** The assessment of a completed bill. It has the whole width: what the bill comes to is said in it. */
const assessment: Tab = {
  title: 'Assessment',
  isWide: true,
  Mark,
  Screen: ({ caseUuid }) => <AssessmentScreen caseUuid={caseUuid} />,
}

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

/**
 * The tabs of a case, in display order; none for an area that this version does not know. The assessment of its bill is
 * the last, where it has one.
 */
export function tabsOfCase(facts: CaseFacts, hasAssessment = false): CaseTab[] {
  const area = areaOf(facts.area ?? '')
  if (!area) return []
  const tabs = tabsOf(area, facts.caseType ?? '').flatMap((name) => {
    const tab = screenOf(name, facts)
    return tab ? [{ tab, key: tabKey(name) }] : []
  })
  return hasAssessment ? [...tabs, { tab: assessment, key: 'assessment' }] : tabs
}
