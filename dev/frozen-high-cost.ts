import type { FrozenCase, FrozenEarner, FrozenItem, FrozenParty } from '@costdraft/api/outputs/frozen-case.ts'
import { type AllItems, type PricedCase, type Rates, allItems, type Items } from '@costdraft/costing'
import { blankItem, frozenCourtCase } from './frozen-court-case.ts'
import { ratesOf, type WorkedBill } from './worked-bill.ts'
import { eventsOf, highCostItemsOf, travelOf, workedHighCostCase } from './worked-high-cost.ts'

/** What a snapshot says beside the price. */
export interface HighCostTexts {
  caseName?: string
  reference?: string
  narrative?: string | null
  linkedCertificates?: readonly string[]
  documents?: (uuid: string) => readonly string[]
  /** The miles of the travel of counsel, by the uuid of its row. */
  miles?: (uuid: string) => number
  /** The parties with their roles. */
  parties?: readonly FrozenParty[]
  /** Those of the statutes, unless others are given. */
  rates?: Rates
}

const responsible: FrozenEarner = {
  uuid: 'e1',
  name: 'Ellen Marsh',
  initials: 'EM',
  type: 'solicitor',
  grade: 'A',
  panelMember: true,
  office: 'Leeds',
}

/**
 * The items of a snapshot, in the format the API freezes: counsel and the disbursements of a step have no date of their
 * own.
 */
function frozenItems(items: AllItems, { documents, miles }: HighCostTexts): Record<string, FrozenItem> {
  const partyOf = ({ party }: { party?: string | null }) => (party ? { party } : {})
  return Object.fromEntries<FrozenItem>([
    ...(items.events ?? []).map((row): [string, FrozenItem] => [
      row.uuid,
      {
        ...blankItem,
        ...{ kind: 'high_cost_step', date: row.date, description: row.description },
        ...partyOf(row),
        event: { event: row.event, attendance: row.attendance, solicitorAttendance: row.solicitorAttendance },
        documents: documents?.(row.uuid) ?? [],
      },
    ]),
    ...(items.counsel ?? []).map((row): [string, FrozenItem] => [
      row.uuid,
      {
        ...blankItem,
        ...{ kind: 'high_cost_counsel', date: null, description: null, parent: row.step },
        ...partyOf(row),
        counsel: {
          level: row.level,
          attendance: row.attendance,
          travel: row.travel && { miles: miles?.(row.uuid) ?? 40, description: row.travel.description },
        },
      },
    ]),
    ...items.disbursements.map((row): [string, FrozenItem] => [
      row.uuid,
      {
        ...blankItem,
        kind: row.step ? 'high_cost_step_disbursement' : 'disbursement',
        date: row.step ? null : row.date,
        disbursementType: row.type,
        description: row.description,
        documents: documents?.(row.step ?? row.uuid) ?? [],
        ...partyOf(row),
        ...(row.step && { parent: row.step }),
      },
    ]),
    ...items.expertFees.map((row): [string, FrozenItem] => [
      row.uuid,
      {
        ...blankItem,
        ...{ kind: 'expert_fee', date: row.date, description: row.description },
        ...partyOf(row),
        expert: {
          type: row.type ?? 'expert_fee',
          invoiceNumber: `INV-${row.uuid}`,
          ...(row.hours !== null && { hours: row.hours }),
          ...(row.location && { location: row.location }),
          ...(row.percentage != null && { percentage: row.percentage / 100 }),
        },
        documents: documents?.(row.uuid) ?? [],
      },
    ]),
  ])
}

/** A completed high cost case with these items, in the format the API freezes. */
export function frozenHighCost(
  priced: PricedCase<'high_cost_legal_aid'>,
  given: Items,
  texts: HighCostTexts = {},
): FrozenCase {
  const items = allItems(given)
  const { certificate, hourlyFigure, hourlyFigureSource, highCourtWork } = priced
  return frozenCourtCase(priced, items, {
    case: {
      uuid: '00000000-0000-4000-8000-000000000004',
      caseName: texts.caseName ?? 'Re Larch (Children)',
      reference: texts.reference ?? 'HC/3107',
      representedParty: 'parent',
      partiesRepresented: 2,
      highCourtWork,
      details: {
        ...(hourlyFigure !== null && { hourly_figure: hourlyFigure / 100, hourly_figure_source: hourlyFigureSource }),
      },
    },
    certificate: certificate && {
      certificateNumber: 'HC1234567890',
      courtLevel: 'circuit_district_judge',
      dateOfIssue: certificate.dateOfIssue,
      dateSentToClient: null,
      linkedCertificates: [...(texts.linkedCertificates ?? [])],
      ...{ transfer: false, halfFixedFee: false, financialInterest: false },
      details: {
        advocacy_scheme: certificate.advocacyScheme,
        fee_scheme: certificate.feeScheme,
        final_hearing_length: certificate.finalHearingLength,
      },
    },
    feeEarners: [responsible],
    narrative: texts.narrative ?? null,
    items: frozenItems(items, texts),
    parties: texts.parties ?? priced.parties,
    ...(texts.rates && { rates: texts.rates }),
  })
}

/** A worked high cost bill as a completed case. */
export function frozenWorkedHighCost(worked: WorkedBill): FrozenCase {
  const miles = new Map(
    eventsOf(worked).flatMap(({ counsel }) =>
      counsel.map((row) => [row.uuid, Number(travelOf(row)?.distance ?? 0)] as const),
    ),
  )
  return frozenHighCost(workedHighCostCase(worked), highCostItemsOf(worked), {
    caseName: worked.title.slice(0, 100),
    miles: (uuid) => miles.get(uuid) ?? 0,
    rates: ratesOf(worked),
  })
}
