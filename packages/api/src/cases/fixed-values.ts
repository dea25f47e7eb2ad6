import type { Draft } from '@costdraft/schema/field.ts'
import { assertUnchanged } from '../http/unchanged.ts'

/** Values of a case that the server makes. A client may send them back; they are ignored. */
const COMPUTED = [
  'uuid',
  'care_case',
  'version',
  'revision',
  'created_at',
  'updated_at',
  'stage_since',
  'unresolved_comments',
  'value',
  'unpriced',
  'client_name',
  'client_archived',
  'site_name',
  'region',
  'location',
  'staff_name',
  'narrative_version',
  'enhancement_version',
  'enhancements_version',
  'fixed_fees',
  'counsel_total',
  'counsel_vat',
  'solicitor_total',
  'solicitor_vat',
]

/** The fields of the other areas of work, which a legal aid case does not have: null on the wire. */
export const otherAreasFields = {
  court_type: null,
  court_name: null,
  case_number: null,
  claimant: null,
  defendant: null,
  start_date: null,
  end_date: null,
  opg_estimate: null,
  court_fee: null,
  scco_ref: null,
  value_of_assets: null,
} as const

/** Fixed values, and those that are changed through another path: why a case's own request cannot set them, by wire name. */
const sentences = (uuid: string): Readonly<Record<string, string>> => ({
  stage: `Change the stage through POST client/case/${uuid}/status/{stage}.`,
  area_of_work: 'This request is for legal aid cases, and the area of work of a case cannot be changed.',
  solicitor: 'The solicitor of a case cannot be changed; a new case belongs to the one in its path.',
  client: 'The solicitor of a case cannot be changed; a new case belongs to the one in its path.',
  certificate: `Change the certificate through PATCH client/case/${uuid}/certificate.`,
  financial_interest: `Change the certificate through PATCH client/case/${uuid}/certificate.`,
  exceptional: `Claim the case as exceptional through PATCH client/case/${uuid}/exceptional.`,
  narrative: `Change the narrative through PATCH client/case/${uuid}/narrative.`,
  enhancement: `Change the reasons for enhancement through PATCH client/case/${uuid}/enhancement.`,
  uploaded_files: `Change the documents through PATCH client/case/${uuid}/folder-structure.`,
  ...Object.fromEntries(Object.keys(otherAreasFields).map((name) => [name, 'A legal aid case has no such field.'])),
})

/** All keys that a request may send back although it does not set them. */
export const READ_ONLY: ReadonlySet<string> = new Set([...COMPUTED, ...Object.keys(sentences(''))])

/** Throws 422 for every value of a case in a body that its own request cannot set; `uuid` is that of the case, for the paths. */
export const assertCaseValues = (body: Draft, stored: Draft, uuid: string): void =>
  assertUnchanged(body, stored, sentences(uuid))
