import { stages } from '@costdraft/costing'
import { checkCaseFields, checkCertificate } from '@costdraft/schema/areas/area.ts'
import { areas } from '@costdraft/schema/areas/index.ts'
import { isScopeOf } from '@costdraft/schema/areas/scopes.ts'
import {
  check,
  field,
  type CaseFacts,
  type Checked,
  type Draft,
  type Fields,
  type Problem,
  type StoredRecord,
} from '@costdraft/schema/field.ts'
import { labelOf } from '@costdraft/schema/labels.ts'
import { oneOf, text, Uuid } from '@costdraft/schema/structs.ts'
import { factsOfCase, screensOf } from '../areas/index.ts'
import { BILL_TYPE } from '../areas/shared-details.ts'
import type { AnyAreaScreens, CaseControlOptions } from '../areas/area-screens.ts'
import type { LocalFile } from '../files/local-tree.ts'
import { formValues, parseDraft, type AnyControls, type ControlSpec, type Option } from '../ui/form/controls.ts'
import { scopesOfRecord } from '../areas/scopes/scope-words.ts'

const drafted = Object.values(areas).filter(({ isDrafted }) => isDrafted)

/** The area of work that the form of a new case starts with: the first whose cases can be drafted. */
export const firstArea = drafted[0]?.name ?? ''

/** The fields of the form of a new case of an area. */
export const newCaseFields = ({ fields }: AnyAreaScreens): Fields => ({
  areaOfWork: field(oneOf(drafted.map(({ name }) => name))),
  solicitor: field(Uuid),
  ...fields,
})

// Always locked where a case exists, and perhaps a word of another host.
const existingArea = field(text(1, 100))
const stageField = { stage: field(oneOf(stages)) }

/** The fields of the form of an existing case of an area. */
export const editedCaseFields = (screens: AnyAreaScreens): Fields => ({
  ...newCaseFields(screens),
  areaOfWork: existingArea,
  ...stageField,
})

// The specification gives the parties two ranges: 3 to 100 characters where a case is entered, 3 to 50 in the header of
// its workspace.
const headerParties: Fields = { claimant: field(text(3, 50)), defendant: field(text(3, 50)) }

/**
 * The fields of the form in the header of the workspace: those of an existing case, the names of the parties shorter.
 */
export const headerCaseFields = (screens: AnyAreaScreens): Fields =>
  Object.fromEntries(
    Object.entries(editedCaseFields(screens)).map(([name, field]) => [name, headerParties[name] ?? field]),
  )

/** The controls of that form: the type of the case has the name that the workspace gives it. */
export const headerCaseControls = (controls: AnyControls): AnyControls =>
  Object.fromEntries(
    Object.entries(controls).map(([name, control]) => [
      name,
      name === 'caseType' ? { ...control, label: BILL_TYPE } : control,
    ]),
  )

/** A validated form of a case: values by the names of its fields. */
export type CaseValue = Draft & { caseName: string; solicitor: string }
/** A validated new case and the documents chosen for it. */
export interface NewCase {
  value: CaseValue
  documents: readonly LocalFile[]
}
type Validated<V> = { value: V; problems?: undefined } | { problems: Problem[]; value?: undefined }

const wordOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null)

/** The case facts that decide which fields of the form apply. */
export const factsOfDraft = ({ areaOfWork, caseType }: Draft): CaseFacts =>
  factsOfCase({ areaOfWork: wordOf(areaOfWork), caseType: wordOf(caseType) })

/** What the values of a form are judged by; `today` is the day in London, `yyyy-mm-dd`. */
interface CaseForm {
  fields: Fields
  controls: AnyControls
  today: string
}

/** The values of a form, without scopes of another type of case that were chosen before the type was changed. */
function valuesOf(controls: AnyControls, draft: Draft, { caseType }: CaseFacts): Draft {
  const { certificateScopes, ...parsed } = parseDraft(controls, draft)
  if (certificateScopes === undefined) return parsed
  return { ...parsed, certificateScopes: scopesOfRecord(certificateScopes).filter((one) => isScopeOf(one, caseType)) }
}

/** What a form was opened with, as its fields hold it. */
function storedIn(controls: AnyControls, record: Draft, today: string): StoredRecord {
  const facts = { ...factsOfDraft(record), today }
  return { draft: valuesOf(controls, formValues(controls, record), facts), facts }
}

/**
 * Checks the values of a form as the API does: its fields, then what its certificate asks for beyond them. What stands
 * as it was `stored` is not judged again: it may have been taken by another rule, such as a longer name of a party.
 */
function checkCase({ fields, controls, today }: CaseForm, draft: Draft, record?: Draft): Checked<Fields> {
  const facts = { ...factsOfDraft(draft), today }
  const values = valuesOf(controls, draft, facts)
  const stored = record && storedIn(controls, record, today)
  const { area } = screensOf(facts.area)
  const checked = checkCaseFields({ ...area, fields }, values, facts, stored)
  const { certificate } = area
  const wrong = new Set(checked.problems?.map(({ path }) => path))
  const further = certificate ? (checkCertificate(certificate, values, facts, stored).problems ?? []) : []
  const problems = [...(checked.problems ?? []), ...further.filter(({ path }) => !wrong.has(path))]
  return problems.length > 0 ? { problems } : checked
}

/** Validates a new case. Its documents are validated when they are chosen. */
export function validateNewCase(form: CaseForm, draft: Draft): Validated<NewCase> {
  const { value, problems } = checkCase(form, draft)
  return value
    ? { value: { value: value as CaseValue, documents: draft.documents as readonly LocalFile[] } }
    : { problems }
}

/** The values of an existing case that are saved. */
export interface EditedCase {
  stage: (typeof stages)[number]
  /** The values of its details; undefined where they are locked. */
  details?: CaseValue
}

/**
 * Validates an existing case: its state, and its details where they can be changed. `stored` are the values that the
 * form was opened with.
 */
export function validateEditedCase(
  form: CaseForm,
  areDetailsLocked: boolean,
  draft: Draft,
  stored: Draft,
): Validated<EditedCase> {
  const state = check(stageField, draft)
  if (areDetailsLocked) return state
  const { value, problems } = checkCase(form, draft, stored)
  if (!value || !state.value) return { problems: problems ?? state.problems ?? [] }
  return { value: { stage: state.value.stage, details: value as CaseValue } }
}

interface FormOptions extends Omit<CaseControlOptions, 'caseTypes'> {
  solicitors: readonly Option[]
}

const listOf = new Intl.ListFormat('en-GB')
const areaHint =
  drafted.length < Object.keys(areas).length
    ? `Only ${listOf.format(drafted.map(({ adjective }) => adjective))} in this version.`
    : undefined
const areaOptions: readonly Option[] = Object.values(areas).map(({ name, isDrafted }) => ({
  value: name,
  label: labelOf(name),
  isDisabled: !isDrafted,
}))

/** The controls of the form of a new case of an area, with the options of the chosen firm. */
export const newCaseControls = (
  { controls, caseTypes }: AnyAreaScreens,
  { solicitors, ...firm }: FormOptions,
  isSolicitorLocked: boolean,
): AnyControls => ({
  areaOfWork: { label: 'Area of work', as: 'choice', hint: areaHint, choices: areaOptions },
  solicitor: { label: 'Solicitor', as: 'ref', choices: solicitors, isLocked: isSolicitorLocked },
  ...controls({ ...firm, caseTypes }),
})

/** What of the form of an existing case is locked: nothing, or the details (a case that is complete). */
export type LockedFields = 'none' | 'details'

/** The word of the case, where it is none of the options, is offered as well. */
const withWord = (options: readonly Option[], word: string | null): readonly Option[] =>
  word === null || options.some(({ value }) => value === word)
    ? options
    : [...options, { value: word, label: labelOf(word) }]

/** The types of case to choose from, with the present one, which may be one that cannot be chosen for a new case. */
const typesWith = ({ area, caseTypes }: AnyAreaScreens, present: string | null): string[] => {
  const known: string[] = area.caseTypes.filter((type) => type === present || caseTypes.includes(type))
  return present === null || known.includes(present) ? known : [...known, present]
}

/** The controls of the form of an existing case. Its area of work and its solicitor are always locked. */
export function editedCaseControls(
  screens: AnyAreaScreens,
  { areaOfWork, caseType }: { areaOfWork: string | null; caseType: string | null },
  { solicitors, ...firm }: FormOptions,
  locked: LockedFields,
): AnyControls {
  const details: AnyControls = {
    areaOfWork: { label: 'Area of work', as: 'choice', choices: withWord(areaOptions, areaOfWork), isLocked: true },
    solicitor: { label: 'Solicitor', as: 'ref', choices: solicitors, isLocked: true },
    ...screens.controls({ ...firm, caseTypes: typesWith(screens, caseType) }),
  }
  const shown =
    locked === 'none'
      ? details
      : Object.fromEntries(
          Object.entries(details).map(([name, control]): [string, ControlSpec] => [
            name,
            { ...control, isLocked: true },
          ]),
        )
  return { ...shown, stage: { label: 'State', as: 'choice', choices: stages } }
}
