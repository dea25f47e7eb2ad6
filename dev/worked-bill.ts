import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import {
  activityTypes,
  aspects,
  disbursementTypes,
  expertTypeKeys,
  hearingTypes,
  hoursByDay,
  legalAidCaseTypes,
  rateTableOf,
  ratesWith,
  type ActivityType,
  type Aspect,
  type CourtBundle,
  type CourtLevel,
  type DisbursementType,
  type ExpertTypeKey,
  type HearingType,
  type HourlyClaim,
  type AllItems,
  type LegalAidCaseType,
  type Location,
  type PricedCase,
  type RateEdition,
  type Rates,
  type Region,
  type RepresentedParty,
  allItems,
} from '@costdraft/costing'
import { caseFactsOf } from '@costdraft/schema/areas/index.ts'
import { partsOfType } from '@costdraft/schema/areas/area.ts'
import { legalAid, legalAidCase } from '@costdraft/schema/areas/legal-aid.ts'
import { expertTypeKeyOf, expertTypes } from '@costdraft/schema/expert-types/expert-types.ts'
import { scopeCodes, type Scope } from '@costdraft/schema/areas/scopes.ts'

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
  /**
   * The rates per hour that the firm has entered: from a day, of an `earner` or a `grade` (`what`), named under `how`.
   */
  cards: Row[]
  /** Offices, fee earners, and what these are from a day, by name (`what`), of bills in which it changes. */
  people: Row[]
  /**
   * What is entered in a costs budget, by the phase or the name of a contingency under `what`: other estimates, hours
   * of a fee earner (`how`), what is paid to whom (`how`), contingencies, and what was approved.
   */
  budget: Row[]
  /** The editions that the firm has entered. */
  entered: EnteredEdition[]
  /** By the name of the figure; that of a part has the part after it, as in `fixed_fee.child_arrangement`. */
  expected: ReadonlyMap<string, { net: string; vat: string }>
}
/** An edition of a rate table that a firm has entered, in pounds, or in percent where the table has percentages. */
export interface EnteredEdition {
  table: string
  from: string
  amounts: Readonly<Record<string, number>>
}

/** The options of a row, `name=value;name`. */
export const optionsOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    text
      .split(';')
      .filter(Boolean)
      .map((pair) => {
        const [key = '', value = 'yes'] = pair.split('=')
        return [key, value]
      }),
  )
const RESULTS = new Set([
  ...['fixed_fee', 'hourly', 'distance', 'unpriced', 'part', 'total', 'gross'],
  // Of the Court of Protection (`worked-court-of-protection.ts`).
  ...['fixed_costs', 'profit_costs', 'basis', 'over_estimate', 'short_form', 'party', 'grade'],
  // Inter partes (`worked-inter-partes.ts`).
  ...['phase', 'step', 'above_guideline', 'incurred', 'estimated', 'budget', 'caps', 'overspent'],
  // High cost (`worked-high-cost.ts`).
  ...['solicitor', 'counsel', 'disbursements', 'limit', 'comparison'],
])
const PEOPLE = new Set(['office', 'earner', 'period'])
/** What is entered in a costs budget (`worked-inter-partes.ts`). */
const BUDGET = new Set(['estimate', 'hours', 'paid', 'contingency', 'approved'])
const APART = new Set(['case', 'rate', 'card', ...BUDGET, ...PEOPLE, ...RESULTS])

/**
 * Reads one worked bill (CSV): `# title`, the working as further `#` lines, a header, a `case` row, the items, and the
 * expected amounts. What is not held of a fixed fee, and what is none, has no row; `unpriced` is the number of items
 * without a rate, none where it is left out. A `rate` row is a figure that the firm has entered: from a day, of a
 * table, in a row. Where people change, `office` and `earner` rows say what they were first, and `period` rows what
 * they became from which day. In a two-part case each item says its `part`, and the figures of a part, and what it
 * comes to, are those of the part named under `what`.
 */
export function readBill(file: string): WorkedBill {
  const text = readFileSync(file, 'utf8').trim().split('\n')
  const [title = ''] = text
  const [, ...lines] = text.filter((line) => !line.startsWith('#'))
  const read = lines.map((line): Row => {
    const [record = '', date = '', what = '', how = '', options = '', net = '', vat = ''] = line.split(',')
    return { record, date, what, how, options: optionsOf(options), net, vat }
  })
  const people = read.filter(({ record }) => PEOPLE.has(record))
  const rows = people.length > 0 ? read.map((row) => withFacts(row, people)) : read
  return {
    name: basename(file, '.csv'),
    title: title.replace(/^# /, ''),
    options: rows.find(({ record }) => record === 'case')?.options ?? new Map<string, string>(),
    rows: rows.filter(({ record }) => !APART.has(record)),
    cards: rows.filter(({ record }) => record === 'card'),
    people,
    budget: rows.filter(({ record }) => BUDGET.has(record)),
    entered: enteredOf(rows.filter(({ record }) => record === 'rate')),
    expected: new Map(
      rows
        .filter(({ record }) => RESULTS.has(record))
        .map(({ record, what, net, vat }) => [[record, what].filter(Boolean).join('.'), { net, vat }]),
    ),
  }
}

/** A row of work with what its fee earner was on its day, where the bill says it. */
function withFacts(row: Row, people: readonly Row[]): Row {
  const name = row.options.get('earner')
  const [first, ...later] = people.filter(({ record, what }) => record !== 'office' && what === name)
  if (PEOPLE.has(row.record) || !first) return row
  const facts = new Map(first.options)
  for (const { options } of later.filter(({ date }) => date <= row.date))
    for (const [fact, value] of options) facts.set(fact, value)
  if (facts.get('panel') === 'no') facts.delete('panel')
  const office = people.find(({ record, what }) => record === 'office' && what === facts.get('office'))
  return { ...row, options: new Map([...(office?.options ?? []), ...facts, ...row.options]) }
}

const enteredOf = (rows: readonly Row[]): EnteredEdition[] =>
  [...Map.groupBy(rows, ({ date, what }) => `${date} ${what}`).values()].map((own) => ({
    table: own[0]?.what ?? '',
    from: own[0]?.date ?? '',
    amounts: Object.fromEntries(own.map(({ how, net }) => [how, Number(net)])),
  }))

/** The rates that price a worked bill: those of the statutes, and beside them what its firm has entered. */
export function ratesOf({ entered }: WorkedBill): Rates {
  const editions = entered.map(({ table: key, from, amounts }): [string, RateEdition] => {
    const table = rateTableOf(key)
    if (!table) throw new Error(`There is no rate table ${key}.`)
    const unitOf = new Map(table.rows.map((row) => [row.key, row.unit]))
    return [
      key,
      {
        authority: { table: table.name, from, instrument: 'Entered', provision: 'Entered', source: 'Entered' },
        amounts: Object.fromEntries(
          Object.entries(amounts).map(([row, amount]) => [
            row,
            unitOf.get(row) === 'percent' ? amount : Math.round(amount * 100),
          ]),
        ),
      },
    ]
  })
  const byTable = Map.groupBy(editions, ([key]) => key)
  return ratesWith(new Map([...byTable].map(([key, own]) => [key, own.map(([, edition]) => edition)])))
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
export function problemOf({ options, rows, entered }: WorkedBill): string | undefined {
  const caseType = caseTypeOf({ options })
  const parts = partsOf({ options })
  if (!legalAidCaseTypes.some((type) => type === caseType)) return `“${caseType}” is not a type of case.`
  const party = ['party', 'parties']
  const needed = [...(hasParty(caseType) ? party : []), 'region', 'location', 'level', 'issued']
  const missing = needed.filter((name) => !options.has(name))
  const surplus = hasParty(caseType) ? [] : party.filter((name) => options.has(name))
  if (surplus.length > 0) return `a case of the type ${caseType} has no ${surplus.join(', ')}.`
  if (missing.length > 0) return `its case row must say ${missing.join(', ')}.`
  for (const { table, amounts } of entered)
    for (const row of Object.keys(amounts))
      if (!rateTableOf(table)?.rows.some(({ key }) => key === row)) return `“${row}” is no row of a table “${table}”.`
  for (const { record, date, what, how, options: own } of rows) {
    if (parts.length > 0 !== own.has('part')) return `each item of a two-part case, and of no other, says its part.`
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

/** The worked bills of legal aid, or those in a folder of another area. */
export const workedBills = (area = '.'): WorkedBill[] =>
  globSync('*.csv', { cwd: join(folder, area) })
    .toSorted()
    .map((file) => readBill(join(folder, area, file)))

/** The parts of a worked bill; none for a type of case without. */
export const partsOf = (worked: Pick<WorkedBill, 'options'>): readonly Aspect[] =>
  partsOfType(legalAid, caseTypeOf(worked))
/** The parts of a worked bill; for a case that is one, null. */
const unitsOf = (worked: Pick<WorkedBill, 'options'>): readonly (Aspect | null)[] => {
  const parts = partsOf(worked)
  return parts.length > 0 ? parts : [null]
}

/**
 * The scopes of the certificate of a worked bill: one for the case or for each part, where its type of case names any.
 */
export const scopesOf = (worked: Pick<WorkedBill, 'options'>): Scope[] =>
  unitsOf(worked).flatMap((part) =>
    scopeCodes(caseTypeOf(worked) as LegalAidCaseType, part)
      .slice(0, 1)
      .map((scope) => ({ scope, ...(part && { case_part: part }) })),
  )

/** The enhancements in a worked bill, in percent, by part in a two-part case. */
export const enhancementsOf = (
  worked: Pick<WorkedBill, 'options'>,
): { activityType: ActivityType; casePart: Aspect | null; enhancement: number }[] =>
  unitsOf(worked).flatMap((casePart) =>
    activityTypes.flatMap((activityType) => {
      const set = worked.options.get(casePart ? `${casePart}.${activityType}` : activityType)
      return set === undefined ? [] : [{ activityType, casePart, enhancement: Number(set) }]
    }),
  )

/** Whether a worked bill claims the case, or a part of it, as exceptional. */
export const claimsOf = (worked: Pick<WorkedBill, 'options'>): { casePart: Aspect | null; exceptional: boolean }[] => {
  const claimed = worked.options.get('exceptional')?.split('+') ?? []
  return unitsOf(worked).map((casePart) => ({
    casePart,
    exceptional: casePart ? claimed.includes(casePart) : claimed.length > 0,
  }))
}

const claimOf = (worked: WorkedBill, part: Aspect | null): HourlyClaim => ({
  exceptional: claimsOf(worked).some(({ casePart, exceptional }) => casePart === part && exceptional),
  enhancements: Object.fromEntries(
    enhancementsOf(worked).flatMap(({ activityType, casePart, enhancement }) =>
      casePart === part ? [[activityType, enhancement]] : [],
    ),
  ),
})

/** The case of a worked bill, as input of the pricing engine: a legal aid case with its certificate. */
export function workedCase(worked: WorkedBill): PricedCase<'legal_aid'> {
  const { options } = worked
  const dateOfIssue = options.get('issued')
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
    ...claimOf(worked, null),
    highCourtWork: options.has('high_court_work'),
    ...(partsOf(worked).length > 0 && {
      parts: Object.fromEntries(partsOf(worked).map((part) => [part, claimOf(worked, part)])),
    }),
  }
}

/**
 * The duration of a hearing as entered: start and end times, hours of a multi-day interim hearing, or days of a final
 * hearing.
 */
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

const partOf = (options: Row['options']): Aspect | null => aspects.find((part) => part === options.get('part')) ?? null

/** The items of a worked bill, as input of the pricing engine; the uuid of each is its row number. */
export function itemsOf({ rows, options }: WorkedBill): AllItems {
  const numbered = rows.map((row, i) => ({ ...row, uuid: String(i) }))
  const of = (record: string) => numbered.filter((row) => row.record === record)
  return allItems({
    time: of('time').map(({ uuid, date, what, how, options: more }) => ({
      uuid,
      date,
      casePart: partOf(more),
      activityType: what as ActivityType,
      time: Math.round(Number(how) * 100),
      vatExempt: more.has('exempt'),
      location: (more.get('location') ?? options.get('location')) as Location,
      panelMember: more.has('panel'),
      description: null,
    })),
    hearings: of('hearing').map((row) => {
      const length = lengthOf(row)
      const { uuid, date, what, options: more } = row
      return {
        uuid,
        date,
        casePart: partOf(more),
        courtLevel: (more.get('level') ?? 'other_judge') as CourtLevel,
        hearingType: what as HearingType,
        days: hoursByDay({ hearingType: what as HearingType, ...length }),
        finalDays: length.units ?? 0,
        allegationsOfHarm: more.has('harm'),
        lackOfUnderstanding: more.has('understanding'),
        expertCrossExamined: more.has('expert'),
        courtBundle: (more.get('bundle') as CourtBundle | undefined) ?? null,
        travelMiles: more.has('miles') ? Number(more.get('miles')) : null,
      }
    }),
    disbursements: of('disbursement').map(({ uuid, date, what, how, options: more }) => ({
      uuid,
      date,
      casePart: partOf(more),
      type: what as DisbursementType,
      amount: Math.round(Number(how) * 100),
      vatExempt: more.has('exempt'),
      description: null,
    })),
    expertFees: of('expert_fee').map(({ uuid, date, what, how, options: more }) => ({
      uuid,
      date,
      casePart: partOf(more),
      type: what as ExpertTypeKey,
      amount: Math.round(Number(how) * 100),
      vatExempt: more.has('exempt'),
      description: null,
      hours: more.has('hours') ? Math.round(Number(more.get('hours')) * 100) : null,
      location: (more.get('location') as Location | undefined) ?? null,
    })),
  })
}
