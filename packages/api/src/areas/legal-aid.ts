import type { Aspect, HourlyClaim, LegalAidFacts } from '@costdraft/costing'
import { partsOfType } from '@costdraft/schema/areas/area.ts'
import { legalAid as area } from '@costdraft/schema/areas/legal-aid.ts'
import { everyCaseFacts, type PricedCaseOf, type StoredCaseFacts } from './stored-case.ts'

const certificateOf = (row: StoredCaseFacts): LegalAidFacts['certificate'] =>
  row.court_level === null || row.date_of_issue === null
    ? null
    : {
        courtLevel: row.court_level,
        dateOfIssue: row.date_of_issue,
        transfer: row.transfer === true,
        halfFixedFee: row.half_fixed_fee === true,
      }

/** The enhancements of a case without parts (null), or of a part, in percent by activity. */
const enhancementsOf = ({ enhancements }: StoredCaseFacts, part: Aspect | null): HourlyClaim['enhancements'] =>
  Object.fromEntries(
    (enhancements ?? []).flatMap(({ activity_type, case_part, enhancement }) =>
      case_part === part ? [[activity_type, enhancement]] : [],
    ),
  )

/** The claims of the parts of a two-part case; nothing for any other. */
function partsOf(row: StoredCaseFacts): Pick<LegalAidFacts, 'parts'> {
  const parts = partsOfType(area, row.case_type)
  if (parts.length === 0) return {}
  const claimOf = (part: Aspect): HourlyClaim => ({
    exceptional: row.exceptional_parts.includes(part),
    enhancements: enhancementsOf(row, part),
  })
  return { parts: Object.fromEntries(parts.map((part) => [part, claimOf(part)])) }
}

export const legalAid: PricedCaseOf<'legal_aid'> = (row) => ({
  area: 'legal_aid',
  ...everyCaseFacts(row),
  representedParty: row.represented_party,
  partiesRepresented: row.parties_represented,
  location: row.location,
  certificate: certificateOf(row),
  exceptional: row.exceptional,
  highCourtWork: row.high_court_work,
  enhancements: enhancementsOf(row, null),
  ...partsOf(row),
})
