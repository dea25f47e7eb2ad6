import { makeBill, makeHeads, sumOf, type Bill, type Escape, type Head, type PartTotal } from '../bills/bill.ts'
import { netWithoutEnhancement, type HeadName, type Line } from '../bills/line.ts'
import { paidInstead } from '../bills/paid-instead.ts'
import type { HearingFacts } from '../items/hearing.ts'
import type { AllItems } from '../items/index.ts'
import { itemsWhere, paidRows } from '../items/lines-of-kinds.ts'
import type { Pence } from '../vocabulary/money.ts'
import type { HourlyClaim, LegalAidFacts, PricedCase } from '../facts/priced-case.ts'
import { hasPanelFloor } from '../rates/enhancement.ts'
import type { Rates } from '../rates/rates.ts'
import { billWithoutRates, headsWithoutPart, TYPE_NOT_PRICED, unpricedHearing } from '../schemes/not-held.ts'
import { aspects, type Aspect } from '../vocabulary/vocabulary.ts'
import type { AreaPricing } from './area-pricing.ts'
import { schemesOf, tablesOfType, type Schemes } from '../schemes/legal-aid-schemes.ts'

const NO_ADVOCACY_SCHEME = 'No advocacy scheme covers this type of case: its advocacy is paid by the hour.'

const heads: readonly HeadName[] = ['fixed_fee', 'routine', 'scheduled', 'advocacy', 'disbursements']

/** A hearing of a type of case that no advocacy scheme covers: recorded, and not paid. */
const hearingWithoutScheme = (hearing: HearingFacts): Line => ({
  ...unpricedHearing(hearing),
  excludedBecause: NO_ADVOCACY_SCHEME,
  notHeld: null,
})

/** What is priced as one: a whole case, or one part of it with its own claim and items. */
interface Unit {
  /** Null for a whole case. */
  part: Aspect | null
  priced: LegalAidFacts
  items: AllItems
  schemes: Schemes
  /** The date of the last work on the whole case: the tax point of a fixed fee. */
  taxPoint: string | null
}
interface PricedUnit {
  heads: Head[]
  escape: Escape | null
  /** Whether neither its fee nor its hourly rates are held. */
  isNothingHeld: boolean
}

/**
 * Prices by the schemes of the type: fixed fee or, if there is none or it is exceptional, hourly core costs; plus
 * advocacy, disbursements and VAT.
 */
function priceUnit({ part, priced, items, schemes, taxPoint }: Unit, rates: Rates): PricedUnit {
  const { fixedFee, hourly, advocacy } = schemes
  const isPaidByHour = fixedFee === null || priced.exceptional
  const basis = {
    isAdvocacyPaidApart: advocacy !== null,
    isEnhanced: isPaidByHour,
    hasPanelFloor: hasPanelFloor(priced.caseType),
  }
  const core = hourly.lines(priced, items.time, basis, rates)
  const hourlyTotal = hourlyTotalOf(core)
  const fee = fixedFee?.line(priced, { hourlyTotal, taxPoint }, rates)
  const unpaid = paidInstead[part === null ? 'case' : 'part']
  const coreExcluded = isPaidByHour ? null : unpaid.core
  return {
    heads: makeHeads(
      headsOf(schemes, items),
      [
        fee ? [fee] : [],
        core,
        items.hearings.flatMap((hearing) => advocacy?.lines(hearing, rates) ?? hearingWithoutScheme(hearing)),
        ...paidRows(items, { caseType: priced.caseType, rates }).map(({ lines }) => lines),
      ],
      { fixed_fee: isPaidByHour ? unpaid.fee : null, routine: coreExcluded, scheduled: coreExcluded },
      part,
    ),
    escape: fixedFee && fee ? escapeTest(fee, hourlyTotal, fixedFee.escapeMultiple) : null,
    isNothingHeld: fee?.notHeld !== null && !hourly.isHeld(priced, rates) && advocacy === null,
  }
}

/** The heads of a bill: the fixed fee where the type has one, advocacy where it is paid apart or was recorded. */
const headsOf = ({ fixedFee, advocacy }: Schemes, { hearings }: AllItems): HeadName[] => {
  const absent = new Set<HeadName>([
    ...(fixedFee === null ? ['fixed_fee' as const] : []),
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

/**
 * The escape test of a fixed fee (Costs Assessment Guidance App. 1, 5.9 and 6.8); null if the fee or an hourly rate is
 * not held.
 */
function escapeTest(fee: Line, hourlyTotal: Pence | null, multiple: number): Escape | null {
  if (fee.notHeld !== null || hourlyTotal === null) return null
  const threshold = fee.rate * multiple
  return {
    fee: fee.rate,
    threshold,
    multiple,
    hourly: hourlyTotal,
    distance: hourlyTotal - threshold,
    escapes: hourlyTotal > threshold,
  }
}

/** The date of the last work on the case: the tax point of the fixed fee. */
function lastDate({ certificate }: LegalAidFacts, { time, hearings }: AllItems): string | null {
  let last = certificate?.dateOfIssue ?? null
  for (const { date } of [...time, ...hearings]) if (last === null || date > last) last = date
  return last
}

const NOT_CLAIMED: HourlyClaim = { exceptional: false, enhancements: {} }

/** The items of a part, or, for null, those whose part is not recorded. */
const itemsOfAspect = (items: AllItems, part: Aspect | null): AllItems =>
  itemsWhere(items, ({ casePart = null }) => casePart === part)

/**
 * Prices each part of a two-part case by its own schemes, claim and items, so that each has its own fee and escape test
 * (Costs Assessment Guidance App. 1, 5.9–5.10). Rows whose part is not recorded stand apart: nothing of them is priced
 * but disbursements.
 */
function billInParts(
  priced: LegalAidFacts,
  items: AllItems,
  byAspect: Readonly<Record<Aspect, Schemes>>,
  rates: Rates,
): Bill {
  const taxPoint = lastDate(priced, items)
  const units = aspects.map((part) => ({
    part,
    ...priceUnit(
      {
        part,
        priced: { ...priced, ...(priced.parts?.[part] ?? NOT_CLAIMED) },
        items: itemsOfAspect(items, part),
        schemes: byAspect[part],
        taxPoint,
      },
      rates,
    ),
  }))
  const apart = headsWithoutPart(itemsOfAspect(items, null), rates)
  const parts: PartTotal[] = [
    ...units.map((unit) => ({ part: unit.part, ...sumOf(unit.heads), escape: unit.escape })),
    ...(apart.length > 0 ? [{ part: null, ...sumOf(apart), escape: null }] : []),
  ]
  return makeBill([...units.flatMap((unit) => unit.heads), ...apart], { escape: null, parts })
}

/** Prices a case as one, or each of its parts like a case of its own. */
function legalAidBill(priced: PricedCase<'legal_aid'>, items: AllItems, rates: Rates): Bill {
  const schemes = schemesOf(priced.caseType)
  if (!schemes) return billWithoutRates(items, rates)
  if ('byAspect' in schemes) return billInParts(priced, items, schemes.byAspect, rates)
  const unit = { part: null, priced, items, schemes, taxPoint: lastDate(priced, items) }
  const { heads: pricedHeads, escape, isNothingHeld } = priceUnit(unit, rates)
  return makeBill(pricedHeads, { escape }, isNothingHeld ? TYPE_NOT_PRICED : null)
}

/** Legal aid by certificate. */
export const legalAid: AreaPricing<'legal_aid'> = { heads, bill: legalAidBill, tables: tablesOfType }
