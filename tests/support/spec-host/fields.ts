import { type Body, Refusal } from './call.ts'
import type { State } from './state.ts'

/**
 * What a body may give of each kind, from §3 of the two specifications; everything else about a record is the host's.
 */
export const GIVEN = {
  time: `date description fee_earner party cop_case_part case_part time activity_type phase amount vat_exempt entity_files`,
  hearing: `date court_level fee_earner hearing_type start_time end_time hearing_time units multi_day_interim
    administrative_order case_part allegations_of_harm lack_of_understanding expert_cross_examined court_bundle
    adjournment_type entity_files`,
  travel: `distance_miles days reason`,
  adjournment: `adjournment_length_hours`,
  expertFee: `date case_part amount party percentage invoice_number vat_exempt invoice_type description entity_files`,
  disbursement: `date case_part description party cop_case_part phase disbursement_type amount vat_exempt entity_files`,
  step: `procedural_type description date phase fee_type`,
  stepDisbursement: `description party amount vat_exempt`,
  attendance: `description time fee_earner type`,
  highCostStep: `event description date attendance solicitor solicitor_attendance`,
  highCostDisbursement: `party_uuid disbursement_type amount vat_exempt`,
  counsel: `counsel_level party_uuid counsel_attendance travel`,
  costNote: `body entity_files`,
  note: `body`,
  casePart: `description start_date end_date`,
  party: `party`,
  highCostParty: `party role linked_costs rate`,
  case: `case_name solicitors_case_reference fee_earner staff_member site case_type financial_interest represented_party
    parties_represented`,
  courtCase: `case_name solicitors_case_reference fee_earner staff_member site case_type court_type court_name
    case_number claimant defendant start_date end_date opg_estimate court_fee scco_ref`,
  certificate: `certificate_number court_level linked_certificates date_of_issue date_sent_to_client certificate_scopes
    financial_interest transfer half_fixed_fee`,
  highCostCertificate: `certificate_number linked_certificates date_of_issue court_level advocacy_scheme fee_scheme
    final_hearing_length parties_represented`,
  site: `site_name first_line_address second_line_address town county postcode phone_number office_number region location
    headquarters`,
  feeEarner: `site user firstname surname initials type grade is_panel_member`,
  client: `name primary_contact primary_contact_name first_line_address second_line_address town county phone_number
    solicitor_sra_number parent`,
  user: `firstname surname email_address client_role site_uuid solicitor_sra_number`,
}
export type Kind = keyof typeof GIVEN

/** Keys of a record that the host keeps itself: sent back, they are passed over. */
const KEPT = new Set(
  `uuid care_case case_uuid fee_type total_cost total_vat enhancement estimated comments events_total updated_at
  uploaded_files fixed_fees exceptional counsel_total counsel_vat solicitor_total solicitor_vat certificate solicitor client
  area_of_work stage narrative value_of_assets letters_in letters_out telephone_calls disbursement_amount disbursement_vat
  hearing_disbursement procedural_step_disbursement hearing_adjournment hearing_exceptional_travel hearing_disbursements
  procedural_step_disbursements procedural_step_attendances counsel number_of_users client_uuid children_clients`.split(
    /\s+/,
  ),
)
const NUMBERS = new Set(
  `time amount hearing_time units percentage adjournment_length_hours distance_miles days rate opg_estimate court_fee
  parties_represented`.split(/\s+/),
)
const DATES = new Set(['date', 'start_date', 'end_date', 'date_of_issue', 'date_sent_to_client'])

/** Dates and times are answered as yyyy-mm-ddThh:mm:ss. */
function stamp(value: unknown): unknown {
  if (typeof value !== 'string' || value === '') return value
  return value.length === 10 ? `${value}T00:00:00` : value.slice(0, 19)
}

export const fileRefs = (value: unknown): { file_uuid: string }[] =>
  (Array.isArray(value) ? value : []).map((one: string | { file_uuid: string }) =>
    typeof one === 'string' ? { file_uuid: one } : { file_uuid: one.file_uuid },
  )

function read(key: string, value: unknown): unknown {
  if (NUMBERS.has(key) && value !== null && typeof value !== 'number')
    throw new Refusal(422, 'A field is not as it should be.', { [key]: 'must be a number' })
  if (DATES.has(key)) return stamp(value)
  return key === 'entity_files' ? fileRefs(value) : value
}

/** What a body gives of a kind; `also` are keys that its handler reads itself. */
export function take(state: State, body: Body, kind: Kind, ...also: string[]): Body {
  const given = GIVEN[kind].split(/\s+/)
  const unknown = Object.keys(body).filter((key) => !given.includes(key) && !also.includes(key) && !KEPT.has(key))
  if (state.refuseUnknownKeys && unknown.length > 0)
    throw new Refusal(
      422,
      'The body holds unknown keys.',
      Object.fromEntries(unknown.map((key) => [key, 'is not known'])),
    )
  return Object.fromEntries(given.filter((key) => body[key] !== undefined).map((key) => [key, read(key, body[key])]))
}

const EMPTY: Record<string, unknown> = { entity_files: [], vat_exempt: false }
/** The same for a new record: what was not given is null. */
export const takeAll = (state: State, body: Body, kind: Kind, ...also: string[]): Body => ({
  ...Object.fromEntries(GIVEN[kind].split(/\s+/).map((key) => [key, EMPTY[key] ?? null])),
  ...take(state, body, kind, ...also),
})

export const pence = (amount: number): number => Math.round(amount * 100) / 100
/** VAT is 20 percent, and none on what is exempt. */
export const vatOn = (amount: unknown, exempt: unknown): number =>
  exempt === true ? 0 : pence((Number(amount) || 0) * 0.2)
