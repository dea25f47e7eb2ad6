import { sharedCaseFields } from '@costdraft/schema/areas/case-fields.ts'
import { defineArea } from '@costdraft/schema/areas/area.ts'
import { field } from '@costdraft/schema/field.ts'
import { text } from '@costdraft/schema/structs.ts'
import { earnerName } from '../formats/earner-name.ts'
import { defineAreaScreens } from './area-screens.ts'
import { peopleDetails, referenceDetail, typeDetails } from './shared-details.ts'
import { sharedControls, sharedRows } from './shared-controls.ts'

/**
 * A case of an area that this version does not know, as another host may have: its shared fields are shown and cannot
 * be changed.
 */
export const unknownArea = defineAreaScreens({
  area: defineArea({
    name: '',
    adjective: 'unknown',
    graphqlName: '',
    isDrafted: false,
    caseTypes: [],
    fields: { ...sharedCaseFields, caseType: field(text(1, 100)) },
    createPath: '',
    changePath: '',
    newCase: {},
    tabs: [],
    rates: 'statute',
    texts: [],
  }),
  controls: sharedControls,
  sections: [{ title: 'Case details', text: 'What the case is, and who works on it.', rows: sharedRows }],
  summary: ({ solicitorsCaseReference, feeEarner }) => [solicitorsCaseReference, earnerName(feeEarner)],
  details: (record) => [referenceDetail(record), ...typeDetails(record), ...peopleDetails(record)],
})
