import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  activityTypes,
  disbursementTypes,
  expertTypeKeys,
  hearingTypes,
  hoursByDay,
  legalAidCaseTypes,
  type ActivityType,
  type CourtLevel,
  type DisbursementType,
  type ExpertTypeKey,
  type HearingType,
  type Items,
  type LegalAidCaseType,
  type Location,
  type PricedCase,
  type Region,
  type RepresentedParty,
} from '@costdraft/costing'
import { caseFactsOf } from '@costdraft/schema/areas/index.ts'
import { legalAidCase } from '@costdraft/schema/areas/legal-aid.ts'
import { expertTypeKeyOf, expertTypes } from '@costdraft/schema/expert-types/expert-types.ts'
import { scopeCodes } from '@costdraft/schema/areas/scopes.ts'

const folder = join(import.meta.dirname, '../packages/costing/bills')

/** A row of a worked bill, with the column names of the file. */
export interface Row {
  record: string
  date: string
  what: string
  how: string
  options: ReadonlyMap<string, string>
  net: string
  vat: string
}
export interface WorkedBill {
  name: string
  title: string
  options: ReadonlyMap<string, string>
  rows: Row[]
  expected: ReadonlyMap<string, { net: string; vat: string }>
}

const optionsOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split(';')
      .filter(Boolean)
      .map((pair) => {
        const [key = '', value = 'yes'] = pair.split('=')
        return [key, value]
      }),
  )
const RESULTS = new Set(['fixed_fee', 'hourly', 'distance', 'unpriced', 'total', 'gross'])

/**
 * Reads one worked bill (CSV): `# title`, the working as further `#` lines, a header, a `case` row, the items, and the expected amounts. What
 * is not held of a fixed fee, and what is none, has no row; `unpriced` is the number of items without a rate, none where it is left out.
 */
export function readBill(file: string): WorkedBill {
  const text = readFileSync(file, 'utf8').trim().split('\n')
  const [title = ''] = text
  const [, ...lines] = text.filter((line) => !line.startsWith('#'))
  const rows = lines.map((line): Row => {
    const [record = '', date = '', what = '', how = '', options = '', net = '', vat = ''] = line.split(',')
    return { record, date, what, how, options: optionsOf(options), net, vat }
  })
  return {
    name: basename(file, '.csv'),
    title: title.replace(/^# /, ''),
    options: rows.find(({ record }) => record === 'case')?.options ?? new Map<string, string>(),
    rows: rows.filter(({ record }) => record !== 'case' && !RESULTS.has(record)),
    expected: new Map(
      rows.filter(({ record }) => RESULTS.has(record)).map(({ record, net, vat }) => [record, { net, vat }]),
    ),
  }
}

const RECORDS = new Set(['time', 'hearing', 'disbursement', 'expert_fee'])

/** The type of case of a worked bill: care proceedings, unless it says another. */
export const caseTypeOf = ({ options }: Pick<WorkedBill, 'options'>): string =>
  options.get('type') ?? 'care_and_supervision'
/** The number of items of a worked bill for which no rate is held. */
export const unpricedOf = ({ expected }: WorkedBill): number => Number(expected.get('unpriced')?.net ?? 0)

const hasParty = (caseType: string): boolean =>
  legalAidCase.representedParty.applies({}, caseFactsOf('legal_aid', caseType))

/** Why a file is not a worked bill, as a sentence; undefined if it is one. */
export function problemOf({ options, rows }: WorkedBill): string | undefined {
  const caseType = caseTypeOf({ options })
  if (!legalAidCaseTypes.some((type) => type === caseType)) return `“${caseType}” is not a type of case.`
  const party = ['party', 'parties'],
    needed = [...(hasParty(caseType) ? party : []), 'region', 'location', 'level', 'issued']
  const missing = needed.filter((name) => !options.has(name)),
    surplus = hasParty(caseType) ? [] : party.filter((name) => options.has(name))
  if (surplus.length > 0) return `a case of the type ${caseType} has no ${surplus.join(', ')}.`
  if (missing.length > 0) return `its case row must say ${missing.join(', ')}.`
  for (const { record, date, what, how } of rows) {
    if (!RECORDS.has(record)) return `“${record}” is neither ${[...RECORDS].join(', ')} nor a result.`
    if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return `“${date}” is not a date, such as 2025-01-31.`
    if (!isKnown(record, what)) return `“${what}” is not a kind of ${record}.`
    if (record !== 'hearing' && !/^\d+(?:\.\d{1,2})?$/.test(how)) return `“${how}” is not an amount.`
  }
  return undefined
}

const kindsOf: Readonly<Record<string, readonly string[]>> = {
  time: activityTypes,
  hearing: hearingTypes,
  disbursement: disbursementTypes,
  expert_fee: expertTypeKeys,
}
const isKnown = (record: string, what: string): boolean => kindsOf[record]?.includes(what) === true

export const workedBills = (): WorkedBill[] =>
  globSync('*.csv', { cwd: folder })
    .toSorted()
    .map((file) => readBill(join(folder, file)))

/** The scopes of the certificate of a worked bill: one, where its type of case names any. */
export const scopesOf = (worked: WorkedBill): { scope: string }[] =>
  scopeCodes(caseTypeOf(worked) as LegalAidCaseType)
    .slice(0, 1)
    .map((scope) => ({ scope }))

/** The enhancement of an activity in a worked bill, in percent. */
export const enhancementsOf = ({ options }: WorkedBill): { activityType: ActivityType; enhancement: number }[] =>
  activityTypes.flatMap((activityType) =>
    options.has(activityType) ? [{ activityType, enhancement: Number(options.get(activityType)) }] : [],
  )

/** The case of a worked bill, as input of the pricing engine: a legal aid case with its certificate. */
export function workedCase(worked: WorkedBill): PricedCase<'legal_aid'> {
  const { options } = worked,
    dateOfIssue = options.get('issued')
  return {
    area: 'legal_aid',
    caseType: caseTypeOf(worked) as LegalAidCaseType,
    representedParty: (options.get('party') as RepresentedParty | undefined) ?? null,
    partiesRepresented: options.has('parties') ? Number(options.get('parties')) : null,
    region: options.get('region') as Region,
    location: options.get('location') as Location,
    certificate:
      dateOfIssue === undefined
        ? null
        : {
            courtLevel: options.get('level') as CourtLevel,
            dateOfIssue,
            transfer: options.has('transfer'),
            halfFixedFee: options.has('half'),
          },
    exceptional: options.has('exceptional'),
    highCourtWork: options.has('high_court_work'),
    enhancements: Object.fromEntries(
      enhancementsOf(worked).map(({ activityType, enhancement }) => [activityType, enhancement]),
    ),
  }
}

/** The duration of a hearing as entered: start and end times, hours of a multi-day interim hearing, or days of a final hearing. */
export function lengthOf({ what, how, options }: Row): {
  startTime?: string
  endTime?: string
  lunch?: number
  hearingTime?: number
  units?: number
} {
  if (what === 'final') return { units: Number(how) }
  if (what !== 'interim') return {}
  const [start, end] = how.split('-')
  return end
    ? { startTime: start ?? '', endTime: end, ...(options.has('lunch') && { lunch: Number(options.get('lunch')) }) }
    : { hearingTime: Number(how) }
}

/** The uuid by which an expert fee of a worked bill names the type of its expert. */
export const invoiceTypeOf = ({ what }: Pick<Row, 'what'>): string =>
  expertTypes.flatMap(({ types }) => types).find(({ uuid }) => expertTypeKeyOf(uuid) === what)?.uuid ?? ''

/** The items of a worked bill, as input of the pricing engine; the uuid of each is its row number. */
export function itemsOf({ rows, options }: WorkedBill): Items {
  const numbered = rows.map((row, i) => ({ ...row, uuid: String(i) }))
  const of = (record: string) => numbered.filter((row) => row.record === record)
  return {
    time: of('time').map(({ uuid, date, what, how, options: more }) => ({
      uuid,
      date,
      activityType: what as ActivityType,
      time: Math.round(Number(how) * 100),
      vatExempt: more.has('exempt'),
      location: options.get('location') as Location,
      panelMember: more.has('panel'),
      description: null,
    })),
    hearings: of('hearing').map((row) => {
      const length = lengthOf(row),
        { uuid, date, what, options: more } = row
      return {
        uuid,
        date,
        courtLevel: (more.get('level') ?? 'other_judge') as CourtLevel,
        hearingType: what as HearingType,
        days: hoursByDay({ hearingType: what as HearingType, ...length }),
        finalDays: length.units ?? 0,
        allegationsOfHarm: more.has('harm'),
        lackOfUnderstanding: more.has('understanding'),
        expertCrossExamined: more.has('expert'),
        courtBundle: null,
        travelMiles: more.has('miles') ? Number(more.get('miles')) : null,
      }
    }),
    disbursements: of('disbursement').map(({ uuid, date, what, how, options: more }) => ({
      uuid,
      date,
      type: what as DisbursementType,
      amount: Math.round(Number(how) * 100),
      vatExempt: more.has('exempt'),
      description: null,
    })),
    expertFees: of('expert_fee').map(({ uuid, date, what, how, options: more }) => ({
      uuid,
      date,
      type: what as ExpertTypeKey,
      amount: Math.round(Number(how) * 100),
      vatExempt: more.has('exempt'),
      description: null,
      hours: more.has('hours') ? Math.round(Number(more.get('hours')) * 100) : null,
      location: (more.get('location') as Location | undefined) ?? null,
    })),
  }
}
