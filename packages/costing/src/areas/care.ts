import { makeBill, makeHead, type Bill, type Escape, type Line } from '../bill.ts'
import type { CaseFacts, Items } from '../facts.ts'
import { advocacyLines } from '../items/advocacy.ts'
import { disbursementLine } from '../items/disbursement.ts'
import { netWithoutEnhancement, timeLine } from '../items/time.ts'
import { fractionOf, type Pence } from '../money.ts'
import { careFees, type CareFees } from '../rates/care-fees.ts'
import { careHourly } from '../rates/care-hourly.ts'
import { editionInForce, type Edition } from '../rates/edition.ts'
import { vatOf } from '../rates/vat.ts'

/** A case escapes when its hourly costs exceed this multiple of the standard fee (Costs Assessment Guidance App. 1, 6.8). */
const ESCAPE_MULTIPLE = 2
const NOT_EXCEPTIONAL = 'The case is not exceptional: the fixed fee is paid instead.'
const EXCEPTIONAL = 'The case is exceptional: core costs are paid instead.'

/** The date that selects the edition for both fixed fee and hourly rates: the application date, taken from the certificate. */
const governingDate = ({ certificate }: CaseFacts): string => certificate.dateOfIssue

/** Prices a care or supervision case: fixed fee or, if exceptional, hourly core costs; plus advocacy, disbursements and VAT. */
export function careBill(facts: CaseFacts, { time, hearings, disbursements }: Items): Bill {
  const date = governingDate(facts),
    edition = editionInForce(careHourly, date)
  // High Court rates apply to proceedings in the High Court only, not to a High Court judge sitting in the family court.
  const hourly = edition && {
    ...edition,
    values: edition.values[facts.highCourtWork ? 'high_court' : 'family_court'],
  }
  const core = time.map((row) => timeLine(row, facts, hourly, `Rate not held: Table 9(aa) on ${date}.`, true))
  const hourlyTotal = core.reduce((sum, line) => sum + netWithoutEnhancement(line), 0)
  const { line: fee, standard } = fixedFee(facts, hourlyTotal, lastDate(facts, { time, hearings, disbursements }))
  const escape = standard === undefined || !hourly ? null : escapeTest(standard, hourlyTotal)
  const coreExcluded = facts.exceptional ? null : NOT_EXCEPTIONAL
  return makeBill(
    [
      makeHead('fixed_fee', [fee], facts.exceptional ? EXCEPTIONAL : null),
      makeHead(
        'routine',
        core.filter(({ head }) => head === 'routine'),
        coreExcluded,
      ),
      makeHead(
        'scheduled',
        core.filter(({ head }) => head === 'scheduled'),
        coreExcluded,
      ),
      makeHead('advocacy', hearings.flatMap(advocacyLines)),
      makeHead('disbursements', disbursements.map(disbursementLine)),
    ],
    escape,
  )
}

/** The escape test of a case (Costs Assessment Guidance App. 1, 6.8). */
function escapeTest(standard: Pence, hourlyTotal: Pence): Escape {
  const threshold = standard * ESCAPE_MULTIPLE
  return {
    fee: standard,
    threshold,
    hourly: hourlyTotal,
    distance: hourlyTotal - threshold,
    escapes: hourlyTotal > threshold,
  }
}

/** The full standard fee of a case; undefined if the represented party is not recorded or no edition applies. */
function standardFee(
  { certificate, representedParty, partiesRepresented, region }: CaseFacts,
  edition: Edition<CareFees> | undefined,
): Pence | undefined {
  if (!representedParty || !edition) return undefined
  const level = certificate.courtLevel === 'high_court_judge' ? 'high_court_judge' : 'other_judge'
  const clients = (partiesRepresented ?? 1) > 1 ? 'several' : 'one'
  return edition.values[representedParty][level][clients][region]
}

/**
 * The fixed fee as paid, and the standard fee it is derived from. The fee is halved if the certificate says so, or if the case was
 * transferred and its hourly costs are below the standard fee.
 */
function fixedFee(facts: CaseFacts, hourlyTotal: Pence, date: string): { line: Line; standard: Pence | undefined } {
  const { certificate } = facts
  const edition = editionInForce(careFees, governingDate(facts))
  const standard = standardFee(facts, edition)
  const full = standard ?? 0
  const halved = certificate.halfFixedFee || (certificate.transfer && standard !== undefined && hourlyTotal < standard)
  const net = halved ? fractionOf(full, 1, 2) : full
  return {
    standard,
    line: {
      item: null,
      head: 'fixed_fee',
      date: certificate.dateOfIssue,
      description: halved ? 'Fixed fee, half' : 'Fixed fee',
      quantity: 1,
      unit: 'fee',
      rate: full,
      enhancement: 0,
      net,
      vat: vatOf(net, date, false),
      under: edition?.authority ?? null,
      excludedBecause: null,
      notHeld: standard === undefined ? `Rate not held: Table 2(c) on ${governingDate(facts)}.` : null,
    },
  }
}

/** The date of the last work on the case: the tax point of the fixed fee. */
const lastDate = ({ certificate }: CaseFacts, items: Items): string =>
  [...items.time, ...items.hearings].reduce((last, { date }) => (date > last ? date : last), certificate.dateOfIssue)
