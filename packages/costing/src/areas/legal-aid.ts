import { makeBill, makeHeads, type Bill, type Escape, type Head, type HeadName, type Line } from '../bill.ts'
import type { Items } from '../facts.ts'
import { disbursementLine } from '../items/disbursement.ts'
import { netWithoutEnhancement } from '../items/time.ts'
import type { Pence } from '../money.ts'
import type { LegalAidFacts, PricedCase } from '../priced-case.ts'
import { careGraduatedFee } from '../schemes/care-graduated-fee.ts'
import { careAdvocacyScheme } from '../schemes/family-advocacy.ts'
import { careHourlyRates } from '../schemes/hourly-rates.ts'
import { billWithoutRates, privateFamilyFee } from '../schemes/not-held.ts'
import type { AdvocacyScheme, FixedFeeScheme, HourlyScheme } from '../schemes/scheme.ts'
import type { FixedFeeCaseType, LegalAidCaseType } from '../vocabulary.ts'
import type { AreaPricing } from './area-pricing.ts'

const NOT_EXCEPTIONAL = 'The case is not exceptional: the fixed fee is paid instead.'
const EXCEPTIONAL = 'The case is exceptional: core costs are paid instead.'

/** The fixed fees of a case type: one for the case, or one for each of its parts; none for a type without a fixed fee. */
type FixedFees<T extends LegalAidCaseType> = T extends FixedFeeCaseType
  ? readonly [FixedFeeScheme, ...FixedFeeScheme[]]
  : readonly []
/** The schemes that pay for a case type. A type is priced once both its hourly rates and its advocacy fees are held. */
interface Schemes<F extends readonly FixedFeeScheme[] = readonly FixedFeeScheme[]> {
  fixedFees: F
  /** Null if not held. */
  hourly: HourlyScheme | null
  /** Null if not held. */
  advocacy: AdvocacyScheme | null
}

/** A case type of which neither hourly rates nor advocacy fees are held. */
const notHeld = <F extends readonly FixedFeeScheme[]>(...fixedFees: F): Schemes<F> => ({
  fixedFees,
  hourly: null,
  advocacy: null,
})

/** Which schemes price a legal aid case, by its type. A type has a fixed fee here if and only if the vocabulary says so. */
const schemes: { readonly [T in LegalAidCaseType]: Schemes<FixedFees<T>> } = {
  care_and_supervision: { fixedFees: [careGraduatedFee], hourly: careHourlyRates, advocacy: careAdvocacyScheme },
  domestic_abuse_non_molestation_order: notHeld(privateFamilyFee('domestic abuse')),
  children_child_arrangement_orders: notHeld(privateFamilyFee('children')),
  domestic_abuse_and_child_arrangement: notHeld(privateFamilyFee('children'), privateFamilyFee('domestic abuse')),
  finance: notHeld(privateFamilyFee('finance')),
  transfer_of_tenancy: notHeld(),
  placement: notHeld(),
  other_public_law: notHeld(),
  other_public_law_family: notHeld(),
  non_family: notHeld(),
  non_family_higher: notHeld(),
  court_of_protection: notHeld(),
  criminal: notHeld(),
}

/** The schemes of a type. A stored type that is not one of legal aid has none. */
const schemesOf = (caseType: string): Schemes =>
  Object.hasOwn(schemes, caseType) ? schemes[caseType as LegalAidCaseType] : notHeld()

const heads: readonly HeadName[] = ['fixed_fee', 'routine', 'scheduled', 'advocacy', 'disbursements']

/** Prices a case by the schemes of its type: fixed fee or, if exceptional, hourly core costs; plus advocacy, disbursements and VAT. */
function legalAidBill(priced: PricedCase<'legal_aid'>, items: Items): Bill {
  const { fixedFees, hourly, advocacy } = schemesOf(priced.caseType)
  const core = hourly?.lines(priced, items.time, advocacy !== null) ?? []
  const basis = { hourlyTotal: hourlyTotalOf(core), taxPoint: lastDate(priced, items) }
  const fees = fixedFees.map((scheme) => scheme.line(priced, basis))
  if (!hourly || !advocacy) return billWithoutRates(items, fees)
  const coreExcluded = priced.exceptional ? null : NOT_EXCEPTIONAL
  const pricedHeads = makeHeads(
    heads,
    [
      fees,
      core,
      items.hearings.flatMap((hearing) => advocacy.lines(hearing)),
      items.disbursements.map(disbursementLine),
    ],
    { fixed_fee: priced.exceptional ? EXCEPTIONAL : null, routine: coreExcluded, scheduled: coreExcluded },
  )
  return makeBill(pricedHeads, legalAid.summary(priced, pricedHeads))
}

function hourlyTotalOf(core: readonly Line[]): Pence {
  let total = 0
  for (const line of core) total += netWithoutEnhancement(line)
  return total
}

/** The date of the last work on the case: the tax point of the fixed fee. */
function lastDate({ certificate }: LegalAidFacts, { time, hearings }: Items): string | null {
  let last = certificate?.dateOfIssue ?? null
  for (const { date } of [...time, ...hearings]) if (last === null || date > last) last = date
  return last
}

/**
 * The escape test of a case (Costs Assessment Guidance App. 1, 6.8); null if its fixed fee or its hourly rates are not held. No type with
 * several fixed fees is priced yet: each of its parts will need a test of its own.
 */
function escapeTest(priced: LegalAidFacts, heads: readonly Head[]): Escape | null {
  const {
    fixedFees: [scheme],
    hourly,
  } = schemesOf(priced.caseType)
  const linesOf = (wanted: HeadName): readonly Line[] => heads.find(({ name }) => name === wanted)?.lines ?? []
  const [fee] = linesOf('fixed_fee')
  if (!scheme || !fee || fee.notHeld !== null || !hourly?.isHeld(priced)) return null
  const threshold = fee.rate * scheme.escapeMultiple,
    hourlyTotal = hourlyTotalOf(linesOf('routine')) + hourlyTotalOf(linesOf('scheduled'))
  return {
    fee: fee.rate,
    threshold,
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
}
