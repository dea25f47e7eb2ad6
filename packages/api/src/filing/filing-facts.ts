import type { Bill, FiledItem, FilingFacts, Period } from '@costdraft/costing'
import { missingFacts } from '@costdraft/schema/areas/bill-facts.ts'
import { areaOf } from '@costdraft/schema/areas/index.ts'
import { sql } from 'kysely'
import type { Tx } from '../access/as-viewer.ts'
import { billOfCase, type Revision } from '../bills/bill.ts'
import { loadPricedCase } from '../bills/load-cases.ts'
import { earnerOnDay, loadEarners } from '../clients/load-earners.ts'
import { readFiledItems } from '../items/filed-items.ts'
import { partsAndParties } from '../items/parts-and-parties.ts'
import type { Items } from '../items/registry.ts'
import { lostIn } from '../fonts/fit-fonts.ts'

interface Texts {
  case_name: string
  narrative: string | null
  enhancement: string | null
  value_of_assets: string | null
  /** ISO dates, in areas that have them. */
  start_date: string | null
  end_date: string | null
  area_of_work: string
  case_type: string
  details: Readonly<Record<string, unknown>>
  /** The counsel arrangement of a high cost case. */
  advocacy_scheme: string | null
}

/** The texts of a case that its documents print, by what a person calls them. */
const printedTexts: Readonly<Record<'case_name' | 'narrative' | 'enhancement' | 'value_of_assets', string>> = {
  case_name: 'name of the case',
  narrative: 'narrative',
  enhancement: 'text with the reasons for the enhancement',
  value_of_assets: 'value of assets',
}

async function readTexts(tx: Tx, uuid: string): Promise<Texts> {
  const { rows } = await sql<Texts>`
    select case_name, narrative, enhancement, value_of_assets, details->>'start_date' as start_date,
      details->>'end_date' as end_date, area_of_work, case_type, details,
      (select certificate.details->>'advocacy_scheme' from certificate where case_uuid = "case".uuid) as advocacy_scheme
    from "case" where uuid = ${uuid}`.execute(tx)
  const [row] = rows
  if (!row) throw new Error('A case that was just read is not there.')
  return row
}

const unprintableIn = (texts: Texts): FilingFacts['unprintable'] =>
  new Map(
    Object.entries(printedTexts).flatMap(([column, name]): [string, string[]][] => {
      const lost = lostIn(texts[column as keyof typeof printedTexts])
      return lost.length > 0 ? [[name, lost]] : []
    }),
  )

/** The facts that the area of a case asks and the case does not record. */
const missingIn = (row: Texts, { vat }: Bill): string[] =>
  missingFacts(areaOf(row.area_of_work)?.askedFacts ?? [], {
    caseType: row.case_type,
    values: row.details,
    hasVat: vat !== 0,
    advocacyScheme: row.advocacy_scheme,
  })

const periodOf = ({ start_date: start, end_date: end }: Texts): Period | null =>
  start === null && end === null ? null : { start, end }

async function namesOfFeeEarners(tx: Tx, caseUuid: string): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ uuid: string; name: string }>`
    select uuid, firstname || ' ' || surname as name from fee_earner
    where client_uuid = (select client_uuid from "case" where uuid = ${caseUuid})`.execute(tx)
  return new Map(rows.map(({ uuid, name }) => [uuid, name]))
}

/** Items with the grade that their fee earners had on the day. */
async function withGrades(tx: Tx, caseUuid: string, items: readonly FiledItem[]): Promise<FiledItem[]> {
  const earnerOn = earnerOnDay(await loadEarners(tx, [caseUuid]))
  return items.map((item) =>
    item.feeEarner === null || item.date === null
      ? item
      : { ...item, grade: earnerOn(item.feeEarner, item.date).feeEarner.grade },
  )
}

/**
 * A case as the check before filing reads it on a day (ISO). The caller has checked that the viewer may read the case,
 * and changed nothing in this transaction.
 */
export async function readFilingFacts(tx: Tx, items: Items, revision: Revision, today: string): Promise<FilingFacts> {
  const { uuid } = revision
  const texts = await readTexts(tx, uuid)
  const bill = await billOfCase(tx, revision)
  const listed = (await partsAndParties(tx, [uuid]))(uuid)
  return {
    priced: await loadPricedCase(tx, uuid),
    bill,
    items: await withGrades(tx, uuid, await readFiledItems(tx, items, uuid)),
    feeEarners: await namesOfFeeEarners(tx, uuid),
    period: periodOf(texts),
    parts: new Map(
      listed.parts.map(({ uuid: part, name, startDate: start, endDate: end }) => [part, { name, start, end }]),
    ),
    texts,
    unprintable: unprintableIn(texts),
    missingFacts: missingIn(texts, bill),
    today,
  }
}
