import { labelOf } from '@costdraft/schema/labels.ts'
import { earnerName } from '../formats/earner-name.ts'
import { caseTypeText } from './case-type-words.ts'
import type { CaseRecord, Detail } from './area-screens.ts'

/** The label of a word of the API; undefined where there is none. */
export const labelOrNone = (word: string | null | undefined): string | undefined => (word ? labelOf(word) : undefined)

/** What the workspace calls the type of a case. */
export const BILL_TYPE = 'Bill Type'

/** What other systems call the case. Only a host that keeps it answers it. */
export const externalIdsDetail = ({ externalIds }: CaseRecord): Detail => [
  labelOf('external_ids'),
  externalIds?.map(({ system, id }) => `${system} ${id}`).join(', '),
]

// The Case Details that every case has. Between them an area puts its own.
export const referenceDetail = ({ solicitorsCaseReference }: CaseRecord): Detail => [
  "Solicitor's case reference",
  solicitorsCaseReference,
]
export const typeDetails = (record: CaseRecord): Detail[] => [
  ['Area of work', labelOrNone(record.areaOfWork)],
  [BILL_TYPE, caseTypeText(record)],
]
export const peopleDetails = ({ client, site, feeEarner, staffMember }: CaseRecord): Detail[] => [
  ['Solicitor', client.name],
  ['Site', site.siteName],
  ['Fee earner', earnerName(feeEarner)],
  ['Staff member', staffMember?.name],
]
