import type { RateTable } from '../rates/rate-table.ts'
import {
  careAdvocacyScheme,
  domesticAbuseAdvocacyScheme,
  financeAdvocacyScheme,
  otherPublicLawAdvocacyScheme,
  privateChildrenAdvocacyScheme,
} from './family-advocacy.ts'
import { careGraduatedFee, privateFamilyFee } from './fixed-fee.ts'
import {
  careHourlyRates,
  criminalHourlyRates,
  higherCourtsHourlyRates,
  nonFamilyHourlyRates,
  otherFamilyHourlyRates,
  publicLawHourlyRates,
} from './hourly-rates.ts'
import type { AdvocacyScheme, FixedFeeScheme, HourlyScheme } from './scheme.ts'
import type { Aspect, FixedFeeCaseType, LegalAidCaseType } from '../vocabulary/vocabulary.ts'

/** The schemes that pay for a case, or for one part of it. */
export interface Schemes<F extends FixedFeeScheme | null = FixedFeeScheme | null> {
  /** Null if there is no fixed fee: hourly costs are always paid. */
  fixedFee: F
  hourly: HourlyScheme
  /** Null if no advocacy scheme covers the type: its advocacy is paid by the hour. */
  advocacy: AdvocacyScheme | null
}
/** The schemes of a two-part case: each part is paid like a case of its own. */
interface SchemesByAspect {
  byAspect: Readonly<Record<Aspect, Schemes<FixedFeeScheme>>>
}
type SchemesOf<T extends LegalAidCaseType> = T extends 'domestic_abuse_and_child_arrangement'
  ? SchemesByAspect
  : T extends FixedFeeCaseType
    ? Schemes<FixedFeeScheme>
    : Schemes<null>

const hourlyOnly = (hourly: HourlyScheme, advocacy: AdvocacyScheme | null = null): Schemes<null> => ({
  fixedFee: null,
  hourly,
  advocacy,
})
const privateFamily = (fixedFee: FixedFeeScheme, advocacy: AdvocacyScheme): Schemes<FixedFeeScheme> => ({
  fixedFee,
  hourly: otherFamilyHourlyRates,
  advocacy,
})
const children = privateFamily(privateFamilyFee('children'), privateChildrenAdvocacyScheme)
const domesticAbuse = privateFamily(privateFamilyFee('domestic_abuse'), domesticAbuseAdvocacyScheme)

/**
 * Which schemes price a legal aid case, by its type. A type has a fixed fee here if and only if the vocabulary says so.
 */
const schemes: { readonly [T in LegalAidCaseType]: SchemesOf<T> } = {
  care_and_supervision: { fixedFee: careGraduatedFee, hourly: careHourlyRates, advocacy: careAdvocacyScheme },
  domestic_abuse_non_molestation_order: domesticAbuse,
  children_child_arrangement_orders: children,
  domestic_abuse_and_child_arrangement: {
    byAspect: { child_arrangement: children, non_molestation_order: domesticAbuse },
  },
  finance: privateFamily(privateFamilyFee('finance'), financeAdvocacyScheme),
  transfer_of_tenancy: hourlyOnly(otherFamilyHourlyRates, financeAdvocacyScheme),
  placement: hourlyOnly(otherFamilyHourlyRates, otherPublicLawAdvocacyScheme),
  other_public_law: hourlyOnly(publicLawHourlyRates, otherPublicLawAdvocacyScheme),
  other_public_law_family: hourlyOnly(publicLawHourlyRates, otherPublicLawAdvocacyScheme),
  non_family: hourlyOnly(nonFamilyHourlyRates),
  non_family_higher: hourlyOnly(higherCourtsHourlyRates),
  court_of_protection: hourlyOnly(higherCourtsHourlyRates),
  criminal: hourlyOnly(criminalHourlyRates),
}

/**
 * The schemes of a type of case, of each of its parts if it has any; undefined for a stored type that is not one of
 * legal aid.
 */
export const schemesOf = (caseType: string): Schemes | SchemesByAspect | undefined =>
  Object.hasOwn(schemes, caseType) ? schemes[caseType as LegalAidCaseType] : undefined

/** Whether an advocacy scheme pays for the advocacy of a type of legal aid case, in each of its parts if it has any. */
export function hasAdvocacyScheme(caseType: string): boolean {
  const found = schemesOf(caseType)
  if (!found) return false
  return ('byAspect' in found ? Object.values(found.byAspect) : [found]).every(({ advocacy }) => advocacy !== null)
}

/** The advocacy scheme of a type of legal aid case, or of one part of it; null where none pays. */
export function advocacySchemeOf(caseType: string, part: Aspect | null): AdvocacyScheme | null {
  const found = schemesOf(caseType)
  if (!found) return null
  if ('byAspect' in found) return part && found.byAspect[part].advocacy
  return found.advocacy
}

/** The tables that can price a legal aid case of a type. */
export function tablesOfType(caseType: string): RateTable[] {
  const found = schemesOf(caseType)
  if (!found) return []
  const all = 'byAspect' in found ? Object.values(found.byAspect) : [found]
  const used = all.flatMap(({ fixedFee, hourly, advocacy }) => [fixedFee, hourly, advocacy])
  return [...new Set(used.flatMap((scheme) => scheme?.tables ?? []))]
}
