import type { CaseAddition } from '@costdraft/schema/additions.ts'
import type { AnyArea, CertificateDeclaration } from '@costdraft/schema/areas/area.ts'
import { caseFactsOf } from '@costdraft/schema/areas/index.ts'
import type { CaseFacts, Fields } from '@costdraft/schema/field.ts'
import type { ComponentType } from 'react'
import type { CostsSummaryProps } from '../bills/costs-summary.ts'
import type { CaseRecordFragment } from '../generated/graphql.ts'
import type { AnyControls, ControlSpec, Option } from '../ui/form/controls.ts'
import { formFieldsOf, type NotAsked } from './form-fields.ts'

/** A case with the fields of every area; those of other areas than its own are null. */
export type CaseRecord = CaseRecordFragment

/** What the options of the controls depend on: the firm of the case, and the types of case that can be chosen. */
export interface CaseControlOptions {
  sites: readonly Option[]
  feeEarners: readonly Option[]
  staff: readonly Option[]
  caseTypes: readonly string[]
}

/** The fields that the form of a case has in every area, beside those of the case itself. */
export const commonFormNames = ['areaOfWork', 'solicitor'] as const
type CommonFormName = (typeof commonFormNames)[number]

/** A section of the form of a case. A row is a field, or two side by side. */
export interface FormSection<Name extends string = string> {
  title: string
  text: string
  rows: readonly (Name | readonly [Name, Name])[]
  /** The addition of a host that keeps these fields; where the host lacks it, the section is left out. */
  addition?: CaseAddition
}

/** A term of the opened Case Details and its value; one without a value is left out. */
export type Detail = readonly [term: string, value: string | null | undefined]

type CertificateName<A extends AnyArea> = A['certificate'] extends CertificateDeclaration<infer C> | undefined
  ? string extends keyof C
    ? never
    : keyof C & string
  : never
/** The names of the fields of the case and its certificate. */
type FormName<A extends AnyArea> = Exclude<keyof A['fields'] & string, NotAsked> | CertificateName<A>

/** What of the screens of a case differs by its area of work. */
interface AreaScreensDefinition<A extends AnyArea, Absent extends FormName<A>> {
  area: A
  /** Fields that the form does not have. A type of case that needs one of them cannot be chosen. */
  absent?: readonly Absent[]
  /** A control for every field of the case and its certificate; a missing one is a compile error. */
  controls: (options: CaseControlOptions) => { readonly [Name in Exclude<FormName<A>, Absent>]: ControlSpec }
  /** Every field of the form once. */
  sections: readonly FormSection<Exclude<FormName<A>, Absent> | CommonFormName>[]
  /** What identifies the case in the line beside its name. Empty values are left out. */
  summary: (record: CaseRecord) => readonly (string | null | undefined)[]
  /** The opened Case Details. */
  details: (record: CaseRecord) => readonly Detail[]
  /** Whether the details in the header of the workspace ask for the state of the case. */
  hasStateInHeader?: boolean
  /** What stands under the costs. */
  CostsSummary?: ComponentType<CostsSummaryProps>
}

/**
 * The screens of an area with its fields erased, as the shared code uses them. Types were checked where they were
 * defined.
 */
export interface AnyAreaScreens extends Pick<
  AreaScreensDefinition<AnyArea, never>,
  'area' | 'summary' | 'details' | 'hasStateInHeader' | 'CostsSummary'
> {
  /** The fields of the form, without the common ones. */
  fields: Fields
  controls: (options: CaseControlOptions) => AnyControls
  sections: readonly FormSection[]
  /** The types of case that can be chosen for a new case. */
  caseTypes: readonly string[]
}

const isNeeded = (fields: Fields, name: string, facts: CaseFacts): boolean => {
  const field = fields[name]
  return field !== undefined && field.required && field.applies({}, facts) && field.needed({}, facts)
}

/**
 * Defines the screens of an area.
 * @throws where the sections leave out a field of the form, or have one twice.
 */
export function defineAreaScreens<A extends AnyArea, const Absent extends FormName<A> = never>(
  definition: AreaScreensDefinition<A, Absent>,
): AnyAreaScreens {
  const { area, absent = [], sections } = definition
  const all = formFieldsOf(area)
  const fields = Object.fromEntries(Object.entries(all).filter(([name]) => !absent.some((one) => one === name)))
  const placed = sections.flatMap(({ rows }) => rows.flat()) as string[]
  const expected = [...commonFormNames, ...Object.keys(fields)]
  const wrong = expected.filter((name) => placed.filter((one) => one === name).length !== 1)
  if (wrong.length > 0) throw new Error(`The form of ${area.name} does not have once: ${wrong.join(', ')}.`)
  const caseTypes = area.caseTypes.filter((type) => {
    const facts = caseFactsOf(area.name, type, { [area.name]: area })
    return !absent.some((name) => isNeeded(all, name, facts))
  })
  return { ...(definition as unknown as AnyAreaScreens), fields, caseTypes }
}
