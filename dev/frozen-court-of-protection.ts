import type { FrozenCase, FrozenEarner, FrozenItem } from '@costdraft/api/outputs/frozen-case.ts'
import { type AllItems, type PricedCase, allItems, type Items } from '@costdraft/costing'
import { blankItem, earnersOf, frozenCourtCase } from './frozen-court-case.ts'
import type { WorkedBill } from './worked-bill.ts'
import { courtOfProtectionItemsOf, workedCourtOfProtectionCase } from './worked-court-of-protection.ts'

/** What a snapshot says beside the price; by default that of a worked bill. */
export interface CourtOfProtectionTexts {
  caseName?: string
  details?: Readonly<Record<string, unknown>>
  narrative?: string | null
  valueOfAssets?: string | null
  /** The dates of a part, by its uuid. */
  periods?: Readonly<Record<string, readonly [string | null, string | null]>>
  documents?: (uuid: string) => readonly string[]
  earners?: readonly FrozenEarner[]
  files?: FrozenCase['files']
  filePages?: FrozenCase['filePages']
}

/** A completed Court of Protection case with these items, in the format the API freezes. */
export function frozenCourtOfProtectionCase(
  priced: PricedCase<'court_of_protection'>,
  given: Items,
  texts: CourtOfProtectionTexts = {},
): FrozenCase {
  const items = allItems(given)
  const recordedFor = ({ party, copCasePart }: AllItems['time'][number] | AllItems['disbursements'][number]) => ({
    ...(party && { party }),
    ...(copCasePart && { part: copCasePart }),
  })
  const entries: [string, FrozenItem][] = [
    ...items.time.map((row): [string, FrozenItem] => [
      row.uuid,
      {
        ...blankItem,
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
        ...blankItem,
        kind: 'disbursement',
        date: row.date,
        disbursementType: row.type,
        description: row.description,
        documents: texts.documents?.(row.uuid) ?? [],
        ...recordedFor(row),
      },
    ]),
  ]
  const frozen = frozenCourtCase(priced, items, {
    case: {
      uuid: '00000000-0000-4000-8000-000000000002',
      caseName: texts.caseName ?? 'Re P',
      reference: 'COP/2041',
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
    feeEarners: texts.earners ?? earnersOf(items.time),
    narrative: texts.narrative ?? null,
    items: Object.fromEntries(entries),
  })
  return {
    ...frozen,
    valueOfAssets: texts.valueOfAssets ?? null,
    files: texts.files ?? [],
    ...(texts.filePages && { filePages: texts.filePages }),
    parts: priced.parts.map((part) => {
      const [startDate, endDate] = texts.periods?.[part.uuid] ?? [null, null]
      return { ...part, startDate, endDate }
    }),
  }
}

/** A worked bill of the Court of Protection as a completed case. */
export const frozenWorkedCourtOfProtection = (worked: WorkedBill): FrozenCase =>
  frozenCourtOfProtectionCase(workedCourtOfProtectionCase(worked), courtOfProtectionItemsOf(worked), {
    caseName: worked.title,
  })
