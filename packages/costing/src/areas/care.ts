import { billOf, headOf, type Bill, type Escape, type Line } from '../bill.ts'
import type { CaseFacts, Items } from '../facts.ts'
import { advocacyLines } from '../items/advocacy.ts'
import { disbursementLine } from '../items/disbursement.ts'
import { timeLine, withoutEnhancement } from '../items/time.ts'
import { share, type Pence } from '../money.ts'
import { careFees } from '../rates/care-fees.ts'
import { careHourly } from '../rates/care-hourly.ts'
import { inForce } from '../rates/dated.ts'
import { vatOf } from '../rates/vat.ts'

/** The case escapes when its hourly costs exceed twice the standard fee (Costs Assessment Guidance App. 1, 6.8). */
const ESCAPE_AT = 2
const NOT_EXCEPTIONAL = 'The case is not exceptional: the fixed fee is paid instead.'
const EXCEPTIONAL = 'The case is exceptional: core costs are paid instead.'

/** The date that decides which edition applies, for the fixed fee and for the escape alike: that of the application, here the certificate's. */
const governingDate = ({ certificate }: CaseFacts): string => certificate.dateOfIssue

/** Prices a care or supervision case: fixed fee or, where it is exceptional, core costs; advocacy; disbursements; VAT. */
export function careBill(facts: CaseFacts, { time, hearings, disbursements }: Items): Bill {
  const date = governingDate(facts),
    edition = inForce(careHourly, date)
  // The higher tables are for work in the High Court, not for a High Court judge sitting in the family court.
  const hourly = edition && { ...edition, values: edition.values.family_court }
  // What is paid by the fixed fee is not enhanced: what is set waits until the case is claimed as exceptional (Family Specification 7.21).
  const enhancements = facts.exceptional ? facts.enhancements : {}
  const core = time.map((row) => timeLine(row, enhancements, hourly, `Rate not held: Table 9(aa) on ${date}.`, true))
  const tested = core.reduce((sum, line) => sum + withoutEnhancement(line), 0)
  const { line: fee, standard } = fixedFee(facts, tested, lastDate(facts, { time, hearings, disbursements }))
  const escape: Escape | null =
    standard === undefined || !hourly
      ? null
      : {
          fee: standard,
          threshold: standard * ESCAPE_AT,
          hourly: tested,
          distance: tested - standard * ESCAPE_AT,
          escapes: tested > standard * ESCAPE_AT,
        }
  const coreExcluded = facts.exceptional ? null : NOT_EXCEPTIONAL
  return billOf(
    [
      headOf('fixed_fee', [fee], facts.exceptional ? EXCEPTIONAL : null),
      headOf(
        'routine',
        core.filter(({ head }) => head === 'routine'),
        coreExcluded,
      ),
      headOf(
        'scheduled',
        core.filter(({ head }) => head === 'scheduled'),
        coreExcluded,
      ),
      headOf('advocacy', hearings.flatMap(advocacyLines)),
      headOf('disbursements', disbursements.map(disbursementLine)),
    ],
    escape,
  )
}

/** The fixed fee as it is paid, and the standard fee it comes from; a half fee wins over a transfer. */
function fixedFee(facts: CaseFacts, tested: Pence, date: string): { line: Line; standard: Pence | undefined } {
  const { certificate, representedParty, partiesRepresented, region } = facts
  const edition = inForce(careFees, governingDate(facts))
  const level = certificate.courtLevel === 'high_court_judge' ? 'high_court_judge' : 'other_judge'
  const standard = representedParty
    ? edition?.values[representedParty][level][(partiesRepresented ?? 1) > 1 ? 'several' : 'one'][region]
    : undefined
  const halved = certificate.halfFixedFee || (certificate.transfer && standard !== undefined && tested < standard)
  const net = standard === undefined ? 0 : halved ? share(standard, 1, 2) : standard
  return {
    standard,
    line: {
      item: null,
      head: 'fixed_fee',
      date: certificate.dateOfIssue,
      description: halved ? 'Fixed fee, half' : 'Fixed fee',
      quantity: 1,
      unit: 'fee',
      rate: standard ?? 0,
      enhancement: 0,
      net,
      vat: vatOf(net, date, false),
      under: edition?.authority ?? null,
      excludedBecause: null,
      notHeld: standard === undefined ? `Rate not held: Table 2(c) on ${governingDate(facts)}.` : null,
    },
  }
}

/** VAT of the fixed fee goes by the end of the work: the last date anything was done. */
const lastDate = ({ certificate }: CaseFacts, items: Items): string =>
  [...items.time, ...items.hearings].reduce((last, { date }) => (date > last ? date : last), certificate.dateOfIssue)
