import { PartsScreen } from '../bills/parts/PartsScreen.tsx'
import { narrative as narrativeText, valueOfAssets as valueOfAssetsText } from '../cases/texts/text-kinds.ts'
import { TextScreen } from '../cases/texts/TextScreen.tsx'
import { EnhancementScreen } from '../enhancements/EnhancementScreen.tsx'
import type { Tab } from '../items/shared/define-tab.tsx'

// These tabs hold no items, so there is never a marker for unresolved comments.
const Mark = (): null => null

export const parts: Tab = {
  title: 'Parts',
  Mark,
  Screen: ({ caseUuid, facts, may }) => <PartsScreen caseUuid={caseUuid} facts={facts} mayEdit={may.edit} />,
}
export const narrative: Tab = {
  title: 'Narrative',
  Mark,
  Screen: ({ caseUuid, may }) => <TextScreen kind={narrativeText} caseUuid={caseUuid} mayEdit={may.edit} />,
}
export const enhancement: Tab = {
  title: 'Enhancement',
  Mark,
  Screen: ({ caseUuid, facts, may }) => <EnhancementScreen caseUuid={caseUuid} facts={facts} mayEdit={may.edit} />,
}
export const valueOfAssets: Tab = {
  title: 'Value of Assets',
  Mark,
  Screen: ({ caseUuid, may }) => <TextScreen kind={valueOfAssetsText} caseUuid={caseUuid} mayEdit={may.edit} />,
}
