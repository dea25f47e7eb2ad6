import { fractionOf, type Pence } from '../money.ts'
import type { CertificateFacts, LegalAidFacts } from '../priced-case.ts'
import { careFees, type CareFees } from '../rates/care-fees.ts'
import type { Edition } from '../rates/edition.ts'
import { vatOf } from '../rates/vat.ts'
import { editionOfCase, rateNotHeld } from './governing-date.ts'
import type { FixedFeeScheme } from './scheme.ts'

const TABLE = 'Table 2(c)'

/**
 * Care Proceedings Graduated Fee Scheme: the fixed fee of section 31 proceedings (SI 2013/422 Sch. 1 Pt 1 Table 2(c)). The case escapes it
 * when its hourly costs exceed twice the standard fee (Costs Assessment Guidance App. 1, 6.8).
 */
export const careGraduatedFee: FixedFeeScheme = {
  escapeMultiple: 2,
  line: (priced, { hourlyTotal, taxPoint }) => {
    const { certificate } = priced
    const edition = editionOfCase(careFees, priced)
    const standard = standardFee(priced, edition)
    const full = standard ?? 0
    const halved = isHalved(certificate, standard, hourlyTotal)
    const net = halved ? fractionOf(full, 1, 2) : full
    return {
      item: null,
      head: 'fixed_fee',
      date: certificate?.dateOfIssue ?? null,
      description: halved ? 'Fixed fee, half' : 'Fixed fee',
      quantity: 1,
      unit: 'fee',
      rate: full,
      enhancement: 0,
      net,
      vat: taxPoint === null ? 0 : vatOf(net, taxPoint, false),
      under: edition?.authority ?? null,
      excludedBecause: null,
      notHeld: standard === undefined ? rateNotHeld(TABLE, priced) : null,
    }
  },
}

/** The full standard fee of a case; undefined without a certificate, if the represented party is not recorded or if no edition applies. */
function standardFee(
  { certificate, representedParty, partiesRepresented, region }: LegalAidFacts,
  edition: Edition<CareFees> | undefined,
): Pence | undefined {
  if (!certificate || !representedParty || !edition) return undefined
  const level = certificate.courtLevel === 'high_court_judge' ? 'high_court_judge' : 'other_judge'
  const clients = (partiesRepresented ?? 1) > 1 ? 'several' : 'one'
  return edition.values[representedParty][level][clients][region]
}

/** The fee is halved if the certificate says so, or if the case was transferred and its hourly costs are below the standard fee. */
const isHalved = (certificate: CertificateFacts | null, standard: Pence | undefined, hourlyTotal: Pence): boolean =>
  certificate !== null &&
  (certificate.halfFixedFee || (certificate.transfer && standard !== undefined && hourlyTotal < standard))
