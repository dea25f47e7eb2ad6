import { fractionOf, type Pence } from '../vocabulary/money.ts'
import type { LegalAidFacts } from '../facts/priced-case.ts'
import { careFixedFee } from '../rates/care-fees.ts'
import { privateFamilyFixedFee, type PrivateFamilyAspect } from '../rates/private-family-fee.ts'
import type { RateTable } from '../rates/rate-table.ts'
import { notHeld } from '../rates/rates.ts'
import { vatOf } from '../rates/vat.ts'
import { rateOfCase } from './governing-date.ts'
import type { FixedFeeScheme } from './scheme.ts'

interface FeeTable {
  table: RateTable
  description: string
  escapeMultiple: number
  /** The row of a case; or, as a sentence, why it has none. */
  rowOf: (priced: LegalAidFacts) => readonly string[] | string
}
const NEEDS_HOURLY =
  'Rate not held: whether a transferred case is paid the whole fee or half depends on hourly rates that are not held.'

/** Every judge below the High Court is one level in the tables of fixed fees. */
const levelOf = ({ certificate }: LegalAidFacts): string =>
  certificate?.courtLevel === 'high_court_judge' ? 'high_court_judge' : 'other_judge'

/**
 * How much of the standard fee is paid: half if the certificate says so, or if the case was transferred and its hourly
 * costs are below the fee (Costs Assessment Guidance App. 1, 5.25–5.27 and 6.5–6.7). Null if the hourly costs decide
 * and are not known.
 */
function isHalved({ certificate }: LegalAidFacts, standard: Pence, hourlyTotal: Pence | null): boolean | null {
  if (!certificate) return false
  if (certificate.halfFixedFee) return true
  if (!certificate.transfer) return false
  return hourlyTotal === null ? null : hourlyTotal < standard
}

/** A fixed fee that a table sets by the date of issue of the certificate. */
const fixedFee = (feeTable: FeeTable): FixedFeeScheme => ({
  tables: [feeTable.table],
  escapeMultiple: feeTable.escapeMultiple,
  line: (priced, { hourlyTotal, taxPoint }, rates) => {
    const standard = rateOfCase(rates, feeTable.table, priced, feeTable.rowOf(priced))
    const halved = standard.notHeld === null && isHalved(priced, standard.amount, hourlyTotal)
    const paid = halved === null ? notHeld(NEEDS_HOURLY) : standard
    const net = halved ? fractionOf(paid.amount, 1, 2) : paid.amount
    return {
      item: null,
      head: 'fixed_fee',
      date: priced.certificate?.dateOfIssue ?? null,
      description: halved ? `${feeTable.description}, half` : feeTable.description,
      quantity: 1,
      unit: 'fee',
      rate: paid.amount,
      enhancement: 0,
      net,
      vat: taxPoint === null ? 0 : vatOf(net, taxPoint, false),
      under: paid.authority,
      excludedBecause: null,
      notHeld: paid.notHeld,
    }
  },
})

const PARTY_MISSING = `Rate not held: the represented party, which decides the row of ${careFixedFee.name}, is not recorded.`

/**
 * Care Proceedings Graduated Fee Scheme: the fixed fee of section 31 proceedings (SI 2013/422 Sch. 1 Pt 1 Table 2(c)).
 * The case escapes it when its hourly costs exceed twice the standard fee (Costs Assessment Guidance App. 1, 6.8).
 */
export const careGraduatedFee = fixedFee({
  table: careFixedFee,
  description: 'Fixed fee',
  escapeMultiple: 2,
  rowOf: (priced) => {
    const { representedParty, partiesRepresented, region } = priced
    if (!representedParty) return PARTY_MISSING
    return [representedParty, levelOf(priced), (partiesRepresented ?? 1) > 1 ? 'several' : 'one', region]
  },
})

/**
 * Private Family Law Representation Scheme: the fixed fee of one aspect of a case (SI 2013/422 Sch. 1 Pt 1 Table 3).
 * The case escapes it at three times the standard fee (Costs Assessment Guidance App. 1, 5.9–5.10).
 */
export const privateFamilyFee = (aspect: PrivateFamilyAspect): FixedFeeScheme =>
  fixedFee({
    table: privateFamilyFixedFee,
    description: `Fixed fee, ${aspect.replace('_', ' ')}`,
    escapeMultiple: 3,
    rowOf: (priced) => [aspect, levelOf(priced), priced.location],
  })
