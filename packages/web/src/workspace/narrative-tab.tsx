import { NarrativeScreen } from '../cases/narrative/NarrativeScreen.tsx'
import type { Tab } from '../items/shared/define-tab.tsx'

/** The one tab that holds no items: nothing in it waits for anyone. */
export const narrative: Tab = { title: 'Narrative', Mark: () => null, Screen: ({ caseUuid, may }) => <NarrativeScreen caseUuid={caseUuid} mayEdit={may.edit} /> }
