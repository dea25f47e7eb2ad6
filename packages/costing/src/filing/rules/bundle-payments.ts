import { advocacySchemeOf } from '../../schemes/legal-aid-schemes.ts'
import type { Head } from '../../bills/bill.ts'
import { privateLawBundles } from '../../rates/bolt-ons.ts'
import { BUNDLE_PAYMENT } from '../../schemes/family-advocacy.ts'
import type { FiledItem, FilingFacts } from '../facts.ts'
import type { FilingRule } from '../finding.ts'
import { findingOn, nameOf } from '../words.ts'

/** For how many interim hearings a bundle payment is made in a case, or in one part of it. */
const PAID = { private: 1, public: 2 } as const

/** The interim hearings of a head for which a bundle payment is claimed, in the order of their dates. */
function claimedIn({ lines }: Head, items: ReadonlyMap<string, FiledItem>): FiledItem[] {
  const claimed = lines.flatMap(({ item, description, excludedBecause }) =>
    excludedBecause === null && description.startsWith(BUNDLE_PAYMENT) ? (items.get(item ?? '') ?? []) : [],
  )
  return claimed
    .filter(({ hearingType }) => hearingType === 'interim')
    .toSorted((a, b) => ((a.date ?? '') + a.uuid < (b.date ?? '') + b.uuid ? -1 : 1))
}

/**
 * Bundle payments for more interim hearings than are paid: one in private law, children and finance apart, and two in
 * public law. The bill cannot say which of them is given up. Source: Costs Assessment Guidance App. 2, 14.45–14.52.
 */
export const bundlePayments: FilingRule = ({ priced, bill, items }: FilingFacts) => {
  const byUuid = new Map(items.map((item) => [item.uuid, item]))
  return bill.heads.flatMap((head) => {
    const scheme = head.name === 'advocacy' ? advocacySchemeOf(priced.caseType, head.part ?? null) : null
    if (!scheme) return []
    const most = PAID[scheme.tables.includes(privateLawBundles) ? 'private' : 'public']
    const said = most === 1 ? 'one interim hearing in private law' : 'two interim hearings in public law'
    return claimedIn(head, byUuid)
      .slice(most)
      .map((item) => findingOn(item, `${nameOf(item)} has a bundle payment, which is made for ${said}.`))
  })
}
