import {
  areasOfWork,
  courtLevels,
  legalAidCaseTypes,
  representedParties,
  stages,
  type AreaOfWork,
  type CaseType,
} from '@costdraft/costing'
import { certificate, legalAidCase } from '@costdraft/schema/cases/case.ts'
import { check, field, type CaseFacts, type Draft, type InputOf, type Problem } from '@costdraft/schema/field.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { oneOf, Uuid } from '@costdraft/schema/structs.ts'
import { Control } from '../ui/form/Control.tsx'
import { parseDraft, type Controls, type Option } from '../ui/form/controls.ts'

const { certificateScopes, ...certificateFields } = certificate

export const newCase = {
  areaOfWork: field(oneOf(areasOfWork)),
  solicitor: field(Uuid),
  ...legalAidCase,
  ...certificateFields,
}
export const editedCase = { ...newCase, stage: field(oneOf(stages)) }
export type CaseValue = InputOf<typeof newCase>
/** A new case and the documents chosen for it. */
export interface NewCase {
  value: CaseValue
  documents: readonly File[]
}
export const CaseControl = Control<typeof editedCase>

/** The case facts that decide which fields of the form apply. */
export const factsOfDraft = (draft: Draft): CaseFacts => ({
  area: draft.areaOfWork as AreaOfWork,
  caseType: draft.caseType as CaseType,
  dualAspect: false,
})

/** Validates a new case. Its documents are validated when they are chosen. */
export function validateNewCase(
  controls: Controls<typeof newCase>,
  draft: Draft,
): { value: NewCase; problems?: undefined } | { problems: Problem[]; value?: undefined } {
  const { value, problems } = check(newCase, parseDraft(controls, draft), factsOfDraft(draft))
  return value ? { value: { value, documents: draft.documents as readonly File[] } } : { problems }
}

// The form has no field for certificate scopes, so it excludes case types that require them.
const withoutScopes = legalAidCaseTypes.filter(
  (caseType) => !certificateScopes.applies({}, { area: 'legal_aid', caseType, dualAspect: false }),
)

interface FirmLists {
  solicitors: readonly Option[]
  sites: readonly Option[]
  feeEarners: readonly Option[]
  staff: readonly Option[]
}
interface ControlOptions extends FirmLists {
  caseType?: CaseType
  isSolicitorLocked?: boolean
}

/** The controls of the form of a new case, with the options of the chosen firm. */
export function newCaseControls({
  solicitors,
  sites,
  feeEarners,
  staff,
  caseType,
  isSolicitorLocked = false,
}: ControlOptions): Controls<typeof newCase> {
  return {
    areaOfWork: {
      label: 'Area of work',
      as: 'choice',
      hint: 'Only legal aid in this version.',
      choices: areasOfWork.map((area) => ({ value: area, label: labelOf(area), isDisabled: area !== 'legal_aid' })),
    },
    solicitor: { label: 'Solicitor', as: 'ref', choices: solicitors, isLocked: isSolicitorLocked },
    caseName: { label: 'Case name', as: 'text' },
    solicitorsCaseReference: { label: "Solicitor's case reference", as: 'text' },
    caseType: {
      label: 'Case type',
      as: 'choice',
      choices: legalAidCaseTypes.filter((type) => type === caseType || withoutScopes.includes(type)),
    },
    feeEarner: { label: 'Fee earner', as: 'ref', choices: feeEarners },
    site: { label: 'Site', as: 'ref', choices: sites },
    staffMember: { label: 'Staff member', as: 'ref', choices: staff, hint: 'Whoever drafts this case.' },
    representedParty: { label: 'Represented party', as: 'choice', choices: representedParties, otherwise: 'disabled' },
    partiesRepresented: { label: 'Parties represented', as: 'count', otherwise: 'disabled' },
    certificateNumber: {
      label: 'Certificate number',
      as: 'text',
      hint: '12 characters, as printed on the certificate.',
    },
    courtLevel: { label: 'Court level', as: 'choice', choices: courtLevels },
    highCourtWork: {
      label: 'Work in the High Court',
      as: 'flag',
      hint: 'Not for a High Court judge who sits in the family court.',
    },
    dateOfIssue: { label: 'Date of issue', as: 'date' },
    dateSentToClient: { label: 'Date sent to client', as: 'date' },
    linkedCertificates: {
      label: 'Linked certificates',
      as: 'lines',
      hint: 'Digits only, one number per line.',
      otherwise: 'disabled',
    },
    financialInterest: { label: 'Financial interest', as: 'flag' },
    transfer: { label: 'Transfer', as: 'flag' },
    halfFixedFee: {
      label: 'Half fixed fee',
      as: 'flag',
      hint: 'Where both are ticked, the half fixed fee wins over the transfer.',
    },
  }
}

/**
 * The controls of the form of an existing case. Area of work and solicitor are always locked; `locked` additionally locks
 * the details (a complete case) or everything (a review).
 */
export function editedCaseControls(
  options: ControlOptions,
  locked: 'none' | 'details' | 'all',
): Controls<typeof editedCase> {
  const { areaOfWork, solicitor, ...controls } = newCaseControls(options)
  const unlocked = {
    ...controls,
    areaOfWork: { ...areaOfWork, hint: undefined, isLocked: true },
    solicitor: { ...solicitor, isLocked: true },
  }
  const shown =
    locked !== 'none'
      ? (Object.fromEntries(
          Object.entries(unlocked).map(([name, control]) => [name, { ...control, isLocked: true }]),
        ) as unknown as typeof unlocked)
      : unlocked
  return { ...shown, stage: { label: 'State', as: 'choice', choices: stages, isLocked: locked === 'all' } }
}
