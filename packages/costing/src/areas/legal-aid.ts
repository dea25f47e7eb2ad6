import { makeBill, makeHeads, type Bill, type Escape, type Head, type HeadName, type Line } from '../bill.ts'
import type { HearingFacts, Items } from '../facts.ts'
import { disbursementLine } from '../items/disbursement.ts'
import { codifiedRates, expertFeeLine } from '../items/expert-fee.ts'
import { netWithoutEnhancement } from '../items/time.ts'
import type { Pence } from '../money.ts'
import type { LegalAidFacts, PricedCase } from '../priced-case.ts'
import { hasPanelFloor } from '../rates/enhancement.ts'
import type { Rates } from '../rates/rates.ts'
import {
  careAdvocacyScheme,
  domesticAbuseAdvocacyScheme,
  financeAdvocacyScheme,
  otherPublicLawAdvocacyScheme,
  privateChildrenAdvocacyScheme,
} from '../schemes/family-advocacy.ts'
import { careGraduatedFee, privateFamilyFee } from '../schemes/fixed-fee.ts'
import {
  careHourlyRates,
  criminalHourlyRates,
  nonFamilyHourlyRates,
  otherFamilyHourlyRates,
  publicLawHourlyRates,
} from '../schemes/hourly-rates.ts'
import { billWithoutRates, NOT_PRICED, unpricedFee, unpricedHearing } from '../schemes/not-held.ts'
import type { AdvocacyScheme, FixedFeeScheme, HourlyScheme } from '../schemes/scheme.ts'
import type { FixedFeeCaseType, LegalAidCaseType } from '../vocabulary.ts'
import type { AreaPricing } from './area-pricing.ts'

const NOT_EXCEPTIONAL = 'The case is not exceptional: the fixed fee is paid instead.'
const EXCEPTIONAL = 'The case is exceptional: core costs are paid instead.'

/** The fixed fees of a case type: one for the case, or one for each of its parts; none for a type without a fixed fee. */
type FixedFees<T extends LegalAidCaseType> = T extends FixedFeeCaseType
  ? readonly [FixedFeeScheme, ...FixedFeeScheme[]]
  : readonly []
/** The schemes that pay for a case type. */
interface Schemes<F extends readonly FixedFeeScheme[] = readonly FixedFeeScheme[]> {
  fixedFees: F
  hourly: HourlyScheme
  /** Null if no advocacy scheme covers the type: its advocacy is paid by the hour. */
  advocacy: AdvocacyScheme | null
}

const hourlyOnly = (hourly: HourlyScheme, advocacy: AdvocacyScheme | null = null): Schemes<readonly []> => ({
  fixedFees: [],
  hourly,
  advocacy,
})
const privateFamily = <F extends readonly FixedFeeScheme[]>(advocacy: AdvocacyScheme, ...fixedFees: F): Schemes<F> => ({
  fixedFees,
  hourly: otherFamilyHourlyRates,
  advocacy,
})

/** Which schemes price a legal aid case, by its type. A type has a fixed fee here if and only if the vocabulary says so. */
const schemes: { readonly [T in LegalAidCaseType]: Schemes<FixedFees<T>> } = {
  care_and_supervision: { fixedFees: [careGraduatedFee], hourly: careHourlyRates, advocacy: careAdvocacyScheme },
  domestic_abuse_non_molestation_order: privateFamily(domesticAbuseAdvocacyScheme, privateFamilyFee('domestic_abuse')),
  children_child_arrangement_orders: privateFamily(privateChildrenAdvocacyScheme, privateFamilyFee('children')),
  domestic_abuse_and_child_arrangement: privateFamily(
    privateChildrenAdvocacyScheme,
    privateFamilyFee('children'),
    privateFamilyFee('domestic_abuse'),
  ),
  finance: privateFamily(financeAdvocacyScheme, privateFamilyFee('finance')),
  transfer_of_tenancy: hourlyOnly(otherFamilyHourlyRates, financeAdvocacyScheme),
  placement: hourlyOnly(otherFamilyHourlyRates, otherPublicLawAdvocacyScheme),
  other_public_law: hourlyOnly(publicLawHourlyRates, otherPublicLawAdvocacyScheme),
  other_public_law_family: hourlyOnly(publicLawHourlyRates, otherPublicLawAdvocacyScheme),
  non_family: hourlyOnly(nonFamilyHourlyRates('lower')),
  non_family_higher: hourlyOnly(nonFamilyHourlyRates('higher')),
  court_of_protection: hourlyOnly(nonFamilyHourlyRates('higher')),
  criminal: hourlyOnly(criminalHourlyRates),
}

/** The schemes of a type; undefined for a stored type that is not one of legal aid. */
const schemesOf = (caseType: string): Schemes | undefined =>
  Object.hasOwn(schemes, caseType) ? schemes[caseType as LegalAidCaseType] : undefined

const heads: readonly HeadName[] = ['fixed_fee', 'routine', 'scheduled', 'advocacy', 'disbursements']
const NO_ADVOCACY_SCHEME = 'No advocacy scheme covers this type of case: its advocacy is paid by the hour.'

/** A hearing of a type of case that no advocacy scheme covers: recorded, and not paid. */
const hearingWithoutScheme = (hearing: HearingFacts): Line => ({
  ...unpricedHearing(hearing),
  excludedBecause: NO_ADVOCACY_SCHEME,
  notHeld: null,
})

/** The bill of a case in parts. Its items do not say yet which part they belong to, so that no fee of a part can be judged. */
const billInParts = (priced: LegalAidFacts, items: Items, fees: readonly FixedFeeScheme[], rates: Rates): Bill =>
  billWithoutRates(
    items,
    rates,
    fees.map((scheme) => unpricedFee(scheme.line(priced, { hourlyTotal: null, taxPoint: null }, rates))),
  )

/** Prices a case by the schemes of its type: fixed fee or, if there is none or it is exceptional, hourly core costs; plus advocacy, disbursements and VAT. */
function legalAidBill(priced: PricedCase<'legal_aid'>, items: Items, rates: Rates): Bill {
  const found = schemesOf(priced.caseType)
  if (!found) return billWithoutRates(items, rates)
  const { fixedFees, hourly, advocacy } = found
  if (fixedFees.length > 1) return billInParts(priced, items, fixedFees, rates)
  const isPaidByHour = fixedFees.length === 0 || priced.exceptional
  const basis = {
      isAdvocacyPaidApart: advocacy !== null,
      isEnhanced: isPaidByHour,
      hasPanelFloor: hasPanelFloor(priced.caseType),
    },
    core = hourly.lines(priced, items.time, basis, rates)
  const feeBasis = { hourlyTotal: hourlyTotalOf(core), taxPoint: lastDate(priced, items) }
  const fees = fixedFees.map((scheme) => scheme.line(priced, feeBasis, rates))
  const coreExcluded = isPaidByHour ? null : NOT_EXCEPTIONAL
  const pricedHeads = makeHeads(
    headsOf(found, items),
    [
      fees,
      core,
      items.hearings.flatMap((hearing) => advocacy?.lines(hearing, rates) ?? hearingWithoutScheme(hearing)),
      items.disbursements.map(disbursementLine),
      items.expertFees.map((fee) => expertFeeLine(fee, codifiedRates(priced.caseType, rates))),
    ],
    { fixed_fee: isPaidByHour ? EXCEPTIONAL : null, routine: coreExcluded, scheduled: coreExcluded },
  )
  const isNothingHeld = fees.every(({ notHeld }) => notHeld !== null) && !hourly.isHeld(priced, rates)
  return makeBill(pricedHeads, legalAid.summary(priced, pricedHeads), isNothingHeld && !advocacy ? NOT_PRICED : null)
}

/** The heads of a bill: the fixed fee where the type has one, advocacy where it is paid apart or was recorded. */
const headsOf = ({ fixedFees, advocacy }: Schemes, { hearings }: Items): HeadName[] => {
  const absent = new Set<HeadName>([
    ...(fixedFees.length === 0 ? ['fixed_fee' as const] : []),
    ...(advocacy === null && hearings.length === 0 ? ['advocacy' as const] : []),
  ])
  return heads.filter((name) => !absent.has(name))
}

/** Core costs without enhancement; null if a rate of them is not held. */
function hourlyTotalOf(core: readonly Line[]): Pence | null {
  let total = 0
  for (const line of core) {
    if (line.notHeld !== null && line.excludedBecause === null) return null
    total += netWithoutEnhancement(line)
  }
  return total
}

/** The date of the last work on the case: the tax point of the fixed fee. */
function lastDate({ certificate }: LegalAidFacts, { time, hearings }: Items): string | null {
  let last = certificate?.dateOfIssue ?? null
  for (const { date } of [...time, ...hearings]) if (last === null || date > last) last = date
  return last
}

/**
 * The escape test of a case (Costs Assessment Guidance App. 1, 5.9 and 6.8); null if it has no fixed fee, or if the fee or an hourly rate is
 * not held. No type with several fixed fees is priced yet: each of its parts will need a test of its own.
 */
function escapeTest(priced: LegalAidFacts, pricedHeads: readonly Head[]): Escape | null {
  const [scheme] = schemesOf(priced.caseType)?.fixedFees ?? []
  const linesOf = (wanted: HeadName): readonly Line[] => pricedHeads.find(({ name }) => name === wanted)?.lines ?? []
  const [fee] = linesOf('fixed_fee'),
    hourlyTotal = hourlyTotalOf([...linesOf('routine'), ...linesOf('scheduled')])
  if (!scheme || !fee || fee.notHeld !== null || hourlyTotal === null) return null
  const threshold = fee.rate * scheme.escapeMultiple
  return {
    fee: fee.rate,
    threshold,
    multiple: scheme.escapeMultiple,
    hourly: hourlyTotal,
    distance: hourlyTotal - threshold,
    escapes: hourlyTotal > threshold,
  }
}

/** Legal aid by certificate. */
export const legalAid: AreaPricing<'legal_aid'> = {
  heads,
  bill: legalAidBill,
  summary: (priced, pricedHeads) => ({ escape: escapeTest(priced, pricedHeads) }),
  tables: (caseType) => {
    const { fixedFees = [], hourly, advocacy } = schemesOf(caseType) ?? {}
    return [...new Set([...fixedFees, hourly, advocacy].flatMap((scheme) => scheme?.tables ?? []))]
  },
}
