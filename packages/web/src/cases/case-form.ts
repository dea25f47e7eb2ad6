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
import { readDraft, type Controls, type Option } from '../ui/form/controls.ts'

const { certificateScopes, ...certificateFields } = certificate

export const newCase = {
  areaOfWork: field(oneOf(areasOfWork)),
  solicitor: field(Uuid),
  ...legalAidCase,
  ...certificateFields,
}
export const editedCase = { ...newCase, stage: field(oneOf(stages)) }
export type CaseValue = InputOf<typeof newCase>
/** A new case, and the files that were chosen for it. */
export interface NewCase {
  value: CaseValue
  documents: readonly File[]
}
export const CaseControl = Control<typeof editedCase>

export const factsOf = (draft: Draft): CaseFacts => ({
  area: draft.areaOfWork as AreaOfWork,
  caseType: draft.caseType as CaseType,
  dualAspect: false,
})

/** Judges a new case; its documents are judged where they are chosen. */
export function judgeNewCase(
  controls: Controls<typeof newCase>,
  draft: Draft,
): { value: NewCase; problems?: undefined } | { problems: Problem[]; value?: undefined } {
  const { value, problems } = check(newCase, readDraft(controls, draft), factsOf(draft))
  return value ? { value: { value, documents: draft.documents as readonly File[] } } : { problems }
}

// This form does not ask for scopes, so a type that must have them cannot be drafted with it.
const withoutScopes = legalAidCaseTypes.filter(
  (caseType) => !certificateScopes.applies({}, { area: 'legal_aid', caseType, dualAspect: false }),
)

interface Lists {
  solicitors: readonly Option[]
  sites: readonly Option[]
  feeEarners: readonly Option[]
  staff: readonly Option[]
}
interface Around extends Lists {
  caseType?: CaseType
  isSolicitorLocked?: boolean
}

/** How each detail of a case is asked for, with the lists of the firm it is drafted for. */
export function newCaseControls({
  solicitors,
  sites,
  feeEarners,
  staff,
  caseType,
  isSolicitorLocked = false,
}: Around): Controls<typeof newCase> {
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

/** The same for a case that exists: its area and solicitor stand; a complete one can only change its state, and in a review nothing. */
export function editedCaseControls(around: Around, locked: 'none' | 'details' | 'all'): Controls<typeof editedCase> {
  const { areaOfWork, solicitor, ...controls } = newCaseControls(around)
  const open = {
    ...controls,
    areaOfWork: { ...areaOfWork, hint: undefined, isLocked: true },
    solicitor: { ...solicitor, isLocked: true },
  }
  const shown =
    locked !== 'none'
      ? (Object.fromEntries(
          Object.entries(open).map(([name, asked]) => [name, { ...asked, isLocked: true }]),
        ) as unknown as typeof open)
      : open
  return { ...shown, stage: { label: 'State', as: 'choice', choices: stages, isLocked: locked === 'all' } }
}
