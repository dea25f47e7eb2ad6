import type { Aspect, DeadlineRuleName } from '@costdraft/costing'
import type { CaseAddition } from '../additions.ts'
import {
  check,
  type CaseFacts,
  type Checked,
  type Draft,
  type Fields,
  type ItemField,
  type Problem,
  type StoredRecord,
} from '../field.ts'
import type { TextName } from '../cases/texts.ts'
import type { AskedFact } from './bill-facts.ts'
import { kinds } from '../items/index.ts'
import type { AnyKind, TabName } from '../kind.ts'

/** The certificate of the cases of an area: a record beside the case, changed at `client/case/{id}/{path}`. */
export interface CertificateDeclaration<F extends Fields = Fields> {
  path: string
  /** Its inputs are `${graphqlName}Input` and `${graphqlName}Changes`. */
  graphqlName: string
  fields: F
  /** Validation beyond the fields, by the type of the case; `stored` is the certificate as it is stored, if it is. */
  check?: (draft: Draft, facts: CaseFacts, stored?: StoredRecord) => Checked<F>
}

/**
 * The declaration of an area of work, from which each package derives how its cases are created, changed, listed, shown
 * and frozen. What it costs is declared in `costing/areas`, what is stored and printed in `api/areas`, its forms in
 * `web/areas`.
 */
export interface Area<N extends string = string, F extends Fields = Fields, C extends Fields = Fields> {
  /** The word on the wire, unique among areas. */
  name: N
  /** As it stands before "case" in a sentence. */
  adjective: string
  /** As in `addLegalAidCase`, `LegalAidCaseInput` and `LegalAidCaseChanges`. */
  graphqlName: string
  /** Whether cases of this area can be created and changed in this version. */
  isDrafted: boolean
  caseTypes: readonly string[]
  /** The fields of its cases; `sharedCaseFields` are among them. */
  fields: F
  /**
   * Problems of values that are valid on their own but not together; `stored` are those of the case as it is stored, or
   * empty.
   */
  crossFieldProblems?: (draft: Draft, stored: Draft) => Problem[]
  /**
   * Whether the specifications have it; by default they do. A host without the addition of another is sent none of its
   * paths.
   */
  isSpecified?: boolean
  /** Fields that the specification does not have, by addition: a host without it is not sent them. */
  addedFields?: readonly { addition: CaseAddition; names: readonly string[] }[]
  /**
   * The facts that its documents have a place for, in the order in which they are asked: none keeps a case from being
   * filed.
   */
  askedFacts?: readonly AskedFact[]
  /** Cases are created at `client/{clientId}/case/{createPath}`. */
  createPath: string
  /**
   * Cases are changed at `client/case/{changePath}/{id}`. The specification gives high cost cases no path of their own.
   */
  changePath: string
  certificate?: CertificateDeclaration<C>
  /** What the form of a new case starts with. */
  newCase: Draft
  /** The tabs of its cases, in display order: a kind of item belongs to the area if its tab does. */
  tabs: readonly TabName[]
  /** Whether a tab is left out for a type of case. */
  hidesTab?: (tab: TabName, caseType: string) => boolean
  /**
   * Where the rates of its work come from: a table of the statutes, or the firm's rate card, which is then read with
   * its cases.
   */
  rates: 'statute' | 'card'
  /** Which fields of shared kinds its items record, beside those of every area. */
  itemFields?: readonly ItemField[]
  /**
   * Whether the time recordings of a case are answered in a record of totals with an instance a part; otherwise they
   * are a list.
   */
  hasTimeTotals?: boolean
  /** The rules by which dates run in its cases. */
  deadlines?: readonly DeadlineRuleName[]
  /** The form of the certificate by which a court closes an assessment; absent where no court certifies costs. */
  certificateForm?: string
  /** Whether its cases have a costs budget, which is opened from the header of the case. */
  hasBudget?: boolean
  /** Whether the page of a completed case marks it incomplete, where that of others reopens it. */
  canBeMarkedIncomplete?: boolean
  /** The long texts of its cases. */
  texts: readonly TextName[]
  /** The fixed parts of a type of case, each with its own fixed fee and exceptional claim; none: the case is one. */
  parts?: (caseType: string) => readonly Aspect[]
  /**
   * Whether a type of case can be claimed as exceptional: it has a fixed fee to escape from. Without this function none
   * can.
   */
  canBeExceptional?: (caseType: string) => boolean
}
// An area is only read, so covariance is safe; `unknown` cannot express that, `any` can.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyArea = Area<string, any, any>

/** Tabs with those of the kinds that stand after one of them (`afterTab`). */
function withTabsOfKinds(tabs: readonly TabName[]): TabName[] {
  const further = Object.values<AnyKind>(kinds).filter((kind) => kind.afterTab)
  return tabs.flatMap((tab) => [
    tab,
    ...further.flatMap(({ afterTab, list }) =>
      afterTab === tab && !tabs.includes(list as TabName) ? [list as TabName] : [],
    ),
  ])
}

/** The addition of an area that the specifications lack; undefined for any other. */
export const additionOfArea = ({ name, isSpecified }: AnyArea): CaseAddition | undefined =>
  isSpecified === false ? `area_${name}` : undefined

/** Of the fields that cases of every area have: those that the specification lacks. */
const sharedAddedFields = (fields: Fields): NonNullable<Area['addedFields']> =>
  'externalIds' in fields ? [{ addition: 'external_ids', names: ['externalIds'] }] : []

/** Declares an area of work. */
export const defineArea = <const N extends string, F extends Fields, C extends Fields = Fields>(
  area: Area<N, F, C>,
): Area<N, F, C> => ({
  ...area,
  addedFields: [...(area.addedFields ?? []), ...sharedAddedFields(area.fields)],
  tabs: withTabsOfKinds(area.tabs),
})

/** A case of an area in a sentence, such as "a legal aid case". */
export const nounOf = ({ adjective }: Pick<AnyArea, 'adjective'>): string =>
  `${/^[aeiou]/i.test(adjective) ? 'an' : 'a'} ${adjective} case`

/** The fixed parts of a type of case; empty for a case that is one. */
export const partsOfType = ({ parts }: AnyArea, caseType: string): readonly Aspect[] => parts?.(caseType) ?? []

/**
 * The parts for which a case can be claimed as exceptional: null stands for a case without parts; empty where no claim
 * is possible.
 */
export function exceptionalPartsOf(area: AnyArea, caseType: string): readonly (Aspect | null)[] {
  if (!area.canBeExceptional?.(caseType)) return []
  const parts = partsOfType(area, caseType)
  return parts.length > 0 ? parts : [null]
}

/**
 * Whether the work of a type of case is always paid at hourly rates, and can be enhanced without a claim: its area has
 * fixed fees, and the type has none.
 */
export const isAlwaysPaidByHour = ({ caseTypes, canBeExceptional }: AnyArea, caseType: string): boolean =>
  canBeExceptional !== undefined && caseTypes.includes(caseType) && !canBeExceptional(caseType)

/**
 * The fields of a case that our API accepts with its certificate, because both are judged together: all but those that
 * the certificate has too.
 */
export const fieldsWithCertificate = ({ fields, certificate }: AnyArea): string[] =>
  Object.keys(fields as Fields).filter((name) => certificate !== undefined && !(name in certificate.fields))

/**
 * The fields that a case and its certificate both have: one value, wherever it is sent, such as the number of parties.
 */
export const fieldsOfBoth = ({ fields, certificate }: AnyArea): string[] =>
  certificate ? Object.keys(fields as Fields).filter((name) => name in certificate.fields) : []

/** The tabs of a case, in display order. */
export const tabsOf = ({ tabs, hidesTab }: AnyArea, caseType: string): TabName[] =>
  tabs.filter((tab) => !hidesTab?.(tab, caseType))

/**
 * Validates the fields of a case, and those that only fit one another. Reports all problems at once; `stored` is the
 * case as it is stored, if it is: what stands as stored is not judged again.
 */
export function checkCaseFields(
  { fields, crossFieldProblems }: AnyArea,
  draft: Draft,
  facts: CaseFacts,
  stored?: StoredRecord,
): Checked<Fields> {
  const checked = check(fields as Fields, draft, facts, stored)
  const wrong = new Set(checked.problems?.map(({ path }) => path))
  const further = (crossFieldProblems?.(draft, stored?.draft ?? {}) ?? []).filter(({ path }) => !wrong.has(path))
  return further.length > 0 ? { problems: [...(checked.problems ?? []), ...further] } : checked
}

/**
 * Validates a certificate with the type of its case; `stored` is the certificate as it is stored, with the facts of its
 * case as they are.
 */
export const checkCertificate = <F extends Fields>(
  { fields, check: checkFurther }: CertificateDeclaration<F>,
  draft: Draft,
  facts: CaseFacts,
  stored?: StoredRecord,
): Checked<F> => (checkFurther ? checkFurther(draft, facts, stored) : check(fields, draft, facts, stored))
