import type { FrozenCase, FrozenEarner, FrozenItem } from '@costdraft/api/outputs/frozen-case.ts'
import { ENGINE_VERSION, price, type Grade, type Items, type PricedCase } from '@costdraft/costing'
import type { WorkedBill } from './worked-bill.ts'
import { deputyItemsOf, workedDeputyCase } from './worked-deputy-bill.ts'

/** What a snapshot says beside the price; by default that of a worked bill. */
export interface DeputyTexts {
  caseName?: string
  details?: Readonly<Record<string, unknown>>
  narrative?: string | null
  valueOfAssets?: string | null
  /** The dates of a part, by its uuid. */
  periods?: Readonly<Record<string, readonly [string | null, string | null]>>
  documents?: (uuid: string) => readonly string[]
  earners?: readonly FrozenEarner[]
}

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

/** A completed Court of Protection case with these items, in the format the API freezes. */
export function frozenDeputyCase(
  priced: PricedCase<'court_of_protection'>,
  items: Items,
  texts: DeputyTexts = {},
): FrozenCase {
  const blank = { feeEarner: null, activityType: null, disbursementType: null, hearing: null }
  const recordedFor = ({ party, copCasePart }: Items['time'][number] | Items['disbursements'][number]) => ({
    ...(party && { party }),
    ...(copCasePart && { part: copCasePart }),
  })
  const entries: [string, FrozenItem][] = [
    ...items.time.map((row): [string, FrozenItem] => [
      row.uuid,
      {
        ...blank,
        kind: 'time_recording',
        date: row.date,
        feeEarner: row.feeEarner?.uuid ?? null,
        activityType: row.activityType,
        description: row.description,
        ...recordedFor(row),
      },
    ]),
    ...items.disbursements.map((row): [string, FrozenItem] => [
      row.uuid,
      {
        ...blank,
        kind: 'disbursement',
        date: row.date,
        disbursementType: row.type,
        description: row.description,
        documents: texts.documents?.(row.uuid) ?? [],
        ...recordedFor(row),
      },
    ]),
  ]
  const feeEarners =
    texts.earners ??
    [...new Map(items.time.flatMap(({ feeEarner }) => (feeEarner ? [[feeEarner.uuid, feeEarner.grade]] : [])))].map(
      ([uuid, grade]) => earnerOf(uuid, grade),
    )
  return {
    engine: ENGINE_VERSION,
    completedAt: '2026-02-03T16:20:00',
    case: {
      uuid: '00000000-0000-4000-8000-000000000002',
      caseName: texts.caseName ?? 'Re P',
      reference: 'COP/2041',
      areaOfWork: priced.area,
      caseType: priced.caseType,
      representedParty: null,
      partiesRepresented: null,
      exceptional: false,
      highCourtWork: false,
      details: {
        court_type: 'court_of_protection',
        court_name: 'Court of Protection',
        case_number: '13456789',
        claimant: 'Ann Marsh, deputy',
        defendant: 'Paul Ward',
        start_date: priced.startDate,
        end_date: priced.endDate,
        opg_estimate: priced.opgEstimate === null ? null : priced.opgEstimate / 100,
        court_fee: 0,
        costs_basis: priced.basis,
        ...(priced.netAssets !== null && { net_assets: priced.netAssets / 100 }),
        ...texts.details,
      },
    },
    certificate: null,
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
    narrative: texts.narrative ?? null,
    valueOfAssets: texts.valueOfAssets ?? null,
    parts: priced.parts.map((part) => {
      const [startDate, endDate] = texts.periods?.[part.uuid] ?? [null, null]
      return { ...part, startDate, endDate }
    }),
    parties: priced.parties,
    items: Object.fromEntries(entries),
    bill: price(priced, items),
  }
}

/** A worked bill of the Court of Protection as a completed case. */
export const frozenWorkedDeputy = (worked: WorkedBill): FrozenCase =>
  frozenDeputyCase(workedDeputyCase(worked), deputyItemsOf(worked), { caseName: worked.title })
