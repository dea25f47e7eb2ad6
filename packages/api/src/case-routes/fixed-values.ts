import type { AnyArea } from '@costdraft/schema/areas/area.ts'
import type { Areas } from '@costdraft/schema/areas/index.ts'
import type { Draft } from '@costdraft/schema/field.ts'
import { textNames, textPath, type TextName } from '@costdraft/schema/cases/texts.ts'
import { caseHasNo } from '../areas/sentences.ts'
import { assertUnchanged } from '../http/unchanged.ts'
import { caseFieldsOf, fieldsOfOthers } from './case-storage.ts'

/** Values of a case that the server makes. A client may send them back; they are ignored. */
const COMPUTED = [
  'uuid',
  'care_case',
  'version',
  'revision',
  'created_at',
  'updated_at',
  'stage_since',
  'created_at_ms',
  'updated_at_ms',
  'stage_since_ms',
  'unresolved_comments',
  'value',
  'unpriced',
  'client_name',
  'client_archived',
  'site_name',
  'region',
  'location',
  'staff_name',
  'staff_left',
  'narrative_version',
  'enhancement_version',
  'value_of_assets_version',
  'enhancements_version',
  'fixed_fees',
  'counsel_total',
  'counsel_vat',
  'solicitor_total',
  'solicitor_vat',
]

/** Values of every case that are fixed, or that another path changes. */
const FIXED = [
  'stage',
  'area_of_work',
  'solicitor',
  'client',
  'certificate',
  'financial_interest',
  'exceptional',
  'uploaded_files',
] as const
const TEXTS: Readonly<Record<TextName, string>> = {
  narrative: 'the narrative',
  enhancement: 'the reasons for enhancement',
  value_of_assets: 'the value of assets',
}

/**
 * Fixed values, and those that are changed through another path: why a case's own request cannot set them, by wire
 * name.
 */
function sentencesOf(area: AnyArea, areas: Areas, uuid: string): Readonly<Record<string, string>> {
  const { adjective, certificate, texts } = area
  const noSuchField = caseHasNo(area, 'such field')
  const ofCertificate = certificate && `Change the certificate through PATCH client/case/${uuid}/${certificate.path}.`
  const isInCertificate = certificate !== undefined && 'financialInterest' in certificate.fields
  const fixed: Record<(typeof FIXED)[number], string> = {
    stage: `Change the stage through POST client/case/${uuid}/status/{stage}.`,
    area_of_work: `This request is for ${adjective} cases, and the area of work of a case cannot be changed.`,
    solicitor: 'The solicitor of a case cannot be changed; a new case belongs to the one in its path.',
    client: 'The solicitor of a case cannot be changed; a new case belongs to the one in its path.',
    certificate: ofCertificate ?? noSuchField,
    financial_interest: ofCertificate && isInCertificate ? ofCertificate : noSuchField,
    exceptional: `Claim the case as exceptional through PATCH client/case/${uuid}/exceptional.`,
    uploaded_files: `Change the documents through PATCH client/case/${uuid}/folder-structure.`,
  }
  return {
    ...fixed,
    ...Object.fromEntries(
      textNames.map((name) => [
        name,
        texts.includes(name)
          ? `Change ${TEXTS[name]} through PATCH client/case/${uuid}/${textPath(name)}.`
          : noSuchField,
      ]),
    ),
    ...Object.fromEntries(fieldsOfOthers(area, areas).map((name) => [name, noSuchField])),
  }
}

/** All keys that a request for a case of an area may send back although it does not set them. */
export const readOnlyKeys = (area: AnyArea, areas: Areas): ReadonlySet<string> =>
  new Set([...COMPUTED, ...Object.keys(sentencesOf(area, areas, ''))])

/**
 * Throws 422 for every value of a case in a body that its own request cannot set; `uuid` is that of the case, for the
 * paths.
 */
export const assertCaseValues = (area: AnyArea, areas: Areas, body: Draft, stored: Draft, uuid: string): void =>
  assertUnchanged(body, stored, sentencesOf(area, areas, uuid))

/** Throws for a field of an area that has the name of a value of every case: neither could be read. */
export function assertFieldNames(areas: Areas): void {
  const taken = new Set<string>([...COMPUTED, ...FIXED, ...textNames])
  const shared = caseFieldsOf(areas).all.find((name) => taken.has(name))
  if (shared !== undefined) throw new Error(`A field of a case cannot be named ${shared}: every case has such a value.`)
}
