import type { FrozenCase, FrozenEarner, FrozenItem } from '@costdraft/api/outputs/frozen-case.ts'
import {
  ENGINE_VERSION,
  price,
  type FeeEarnerFacts,
  type Grade,
  type PricedCase,
  type Rates,
  type Items,
} from '@costdraft/costing'

// What the snapshots of examples have in common that are not of legal aid by its fixed fees.

const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => word.charAt(0).toUpperCase())
    .join('')
const earnerOf = (uuid: string, grade: Grade): FrozenEarner => ({
  uuid,
  name: uuid,
  initials: initialsOf(uuid),
  type: grade === 'D' ? 'paralegal' : 'solicitor',
  grade,
  panelMember: false,
  office: 'Leeds',
})
/** The people who did work, each once; their names are their uuids. */
export const earnersOf = (work: readonly { feeEarner?: FeeEarnerFacts }[]): FrozenEarner[] => [
  ...new Map(
    work.flatMap(({ feeEarner: of }) => (of ? [[of.uuid, earnerOf(of.uuid, of.grade)] as const] : [])),
  ).values(),
]

/** What an item has that is neither work, a disbursement nor a hearing. */
export const blankItem = { feeEarner: null, activityType: null, disbursementType: null, hearing: null }

interface Snapshot {
  case: Pick<FrozenCase['case'], 'uuid' | 'caseName' | 'reference' | 'details'> & Partial<FrozenCase['case']>
  certificate?: FrozenCase['certificate']
  feeEarners: readonly FrozenEarner[]
  narrative: string | null
  items: Readonly<Record<string, FrozenItem>>
  /** The parties of a case, with more than their names. */
  parties?: FrozenCase['parties']
  /** Those of the statutes, unless others are given. */
  rates?: Rates
}

/** A completed case in the format the API freezes, priced from these items. */
export const frozenCourtCase = (
  priced: PricedCase<'court_of_protection' | 'inter_parties' | 'high_cost_legal_aid'>,
  items: Items,
  { case: ofCase, certificate = null, feeEarners, narrative, items: frozen, parties = priced.parties, rates }: Snapshot,
): FrozenCase => ({
  engine: ENGINE_VERSION,
  completedAt: '2026-02-03T16:20:00',
  case: {
    areaOfWork: priced.area,
    caseType: priced.caseType,
    representedParty: null,
    partiesRepresented: null,
    exceptional: false,
    highCourtWork: false,
    ...ofCase,
  },
  certificate,
  firm: {
    name: 'Ashdown Law',
    solicitorSraNumber: '612345',
    siteName: 'Leeds',
    address: ['14 Park Row', 'Leeds', 'LS1 2PF'],
    phone: '0113 496 0112',
    officeNumber: null,
    region: priced.region,
  },
  feeEarner: feeEarners[0]?.uuid ?? 'e1',
  feeEarners: [...feeEarners],
  narrative,
  parties,
  items: frozen,
  bill: price(priced, items, rates),
})
