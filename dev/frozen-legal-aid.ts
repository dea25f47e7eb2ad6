import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FrozenCase, FrozenEarner, FrozenItem } from '@costdraft/api/outputs/frozen-case.ts'
import type { FrozenHearing } from '@costdraft/api/items/frozen-facts.ts'
import {
  ENGINE_VERSION,
  activityTypes,
  aspects,
  price,
  type ActivityType,
  type HearingFacts,
  type PricedCase,
  type Rates,
  type TimeFacts,
  allItems,
  type Items,
} from '@costdraft/costing'
import type { Scope } from '@costdraft/schema/areas/scopes.ts'
import { itemsOf, ratesOf, scopesOf, workedCase, type WorkedBill } from './worked-bill.ts'

const ledger = join(import.meta.dirname, '../packages/api/src/seed/ledger-care-420.csv')
const earner = (uuid: string, name: string, type: string, grade: string, panelMember: boolean): FrozenEarner => ({
  uuid,
  name,
  initials: name.replaceAll(/[^A-Z]/g, ''),
  type,
  grade,
  panelMember,
  office: 'London',
})
const earners = [
  earner('e1', 'Ellen Marsh', 'solicitor', 'A', true),
  earner('e2', 'Priya Shah', 'solicitor', 'B', false),
  earner('e3', 'Tom Okafor', 'paralegal', 'D', false),
]

/** A completed legal aid case with these items, in the format the API freezes. */
export function frozenOf(
  priced: PricedCase<'legal_aid'>,
  given: Items,
  more: {
    caseName?: string
    narrative?: string | null
    reasons?: string | null
    feeEarner?: (uuid: string) => string
    hearing?: (uuid: string) => Partial<FrozenHearing>
    texts?: Readonly<Record<string, string>>
    rates?: Rates
    scopes?: readonly Scope[]
  } = {},
): FrozenCase {
  const items = allItems(given)
  const exceptionalParts = aspects.filter((part) => priced.parts?.[part]?.exceptional)
  const { feeEarner = () => 'e1', hearing = () => ({}), texts = {} } = more
  const blank = { feeEarner: null, activityType: null, disbursementType: null, hearing: null }
  const entries: [string, FrozenItem][] = [
    ...items.time.map(({ uuid, date, activityType, description, vatExempt }): [string, FrozenItem] => [
      uuid,
      {
        ...{ ...blank, date, kind: 'time_recording', feeEarner: feeEarner(uuid), activityType, description },
        ...(vatExempt && { vatExempt }),
      },
    ]),
    ...items.hearings.map((h): [string, FrozenItem] => [
      h.uuid,
      {
        ...blank,
        date: h.date,
        kind: 'hearing',
        feeEarner: feeEarner(h.uuid),
        description: texts[h.uuid] ?? null,
        hearing: { ...heard(h), ...hearing(h.uuid) },
      },
    ]),
    ...items.disbursements.map(({ uuid, date, type, description, vatExempt }): [string, FrozenItem] => [
      uuid,
      { ...blank, date, kind: 'disbursement', disbursementType: type, description, ...(vatExempt && { vatExempt }) },
    ]),
    ...items.expertFees.map(({ uuid, date, type, description, hours, location, vatExempt }): [string, FrozenItem] => {
      const charge = { ...(hours !== null && { hours }), ...(location && { location }) }
      const expert = { type: type ?? '', invoiceNumber: `INV-${uuid}`, ...charge }
      return [uuid, { ...blank, date, kind: 'expert_fee', description, expert, ...(vatExempt && { vatExempt }) }]
    }),
  ]
  return {
    engine: ENGINE_VERSION,
    completedAt: '2026-02-03T16:20:00',
    case: {
      uuid: '00000000-0000-4000-8000-000000000001',
      caseName: more.caseName ?? 'Re T (children)',
      reference: 'EM/TAYLOR/2041',
      areaOfWork: priced.area,
      caseType: priced.caseType,
      representedParty: priced.representedParty,
      partiesRepresented: priced.partiesRepresented,
      exceptional: priced.exceptional || exceptionalParts.length > 0,
      ...(exceptionalParts.length > 0 && { exceptionalParts }),
      highCourtWork: priced.highCourtWork,
    },
    certificate: priced.certificate && {
      ...priced.certificate,
      certificateNumber: '200031456789',
      dateSentToClient: '2026-01-19',
      linkedCertificates: ['200031456790'],
      financialInterest: false,
      ...(more.scopes && more.scopes.length > 0 && { scopes: more.scopes }),
    },
    firm: {
      name: 'Ashdown Family Law',
      solicitorSraNumber: '612345',
      siteName: 'London',
      address: ['14 Bedford Row', 'Holborn', 'London', 'WC1R 4ED'],
      phone: '020 7946 0112',
      officeNumber: '0A123B',
      region: priced.region,
    },
    feeOffice: { region: priced.region, location: priced.location },
    feeEarner: 'e1',
    feeEarners: earners.map((one) => ({ ...one, rateBand: priced.location })),
    narrative: more.narrative ?? null,
    enhancement: {
      set: [null, ...aspects].flatMap((case_part) => {
        const enhancements = case_part === null ? priced.enhancements : (priced.parts?.[case_part]?.enhancements ?? {})
        return activityTypes.flatMap((activity_type) => {
          const enhancement = enhancements[activity_type]
          return enhancement === undefined ? [] : [{ activity_type, case_part, enhancement }]
        })
      }),
      reasons: more.reasons ?? null,
    },
    items: Object.fromEntries(entries),
    bill: price(priced, items, more.rates),
  }
}

const heard = ({ days, finalDays, travelMiles, ...h }: HearingFacts): FrozenHearing => ({
  hearingType: h.hearingType,
  courtLevel: h.courtLevel,
  administrativeOrder: false,
  startTime: null,
  endTime: null,
  lunch: null,
  hours: days.length > 0 ? days.reduce((sum, day) => sum + day, 0) / 100 : null,
  units: h.hearingType === 'final' ? finalDays : null,
  allegationsOfHarm: h.allegationsOfHarm,
  lackOfUnderstanding: h.lackOfUnderstanding,
  expertCrossExamined: h.expertCrossExamined,
  courtBundle: h.courtBundle,
  travel: travelMiles === null ? null : { miles: travelMiles, days: finalDays, reason: 'The court sat at Reading.' },
})

/** A worked bill as a completed case. */
export const frozenWorked = (worked: WorkedBill): FrozenCase =>
  frozenOf(workedCase(worked), itemsOf(worked), {
    caseName: worked.title,
    rates: ratesOf(worked),
    scopes: scopesOf(worked),
  })

/** The time rows of the demonstration ledger, repeated to the given number; `who` maps rows to fee earners. */
export function ledgerTime(count: number): { time: TimeFacts[]; who: Map<string, string> } {
  const rows = readFileSync(ledger, 'utf8')
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => /^(\d\d)\/(\d\d)\/(\d{4}),([^,]*),([^,]*),(.*),([\d.]*)\s*$/.exec(line))
    .filter((row) => row !== null)
  const who = new Map<string, string>()
  const time = Array.from({ length: count }, (_, i): TimeFacts => {
    const [, day, month, year, name, activity, text = '', hours] = rows[i % rows.length]!
    const uuid = `t${i}`
    const by = earners.find((one) => one.name === name) ?? earners[0]!
    who.set(uuid, by.uuid)
    return {
      uuid,
      date: `${year}-${month}-${day}`,
      activityType: activity as ActivityType,
      time: hours ? Math.round(Number(hours) * 100) : 10,
      vatExempt: false,
      location: 'London',
      panelMember: by.panelMember,
      description: text.replaceAll(/^"|"$/g, '').replaceAll('""', '"'),
    }
  })
  return { time, who }
}
