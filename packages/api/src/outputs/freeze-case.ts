import { ENGINE_VERSION } from '@costdraft/costing'
import { areaOf } from '@costdraft/schema/areas/index.ts'
import type { Scope } from '@costdraft/schema/areas/scopes.ts'
import type { TextName } from '@costdraft/schema/cases/texts.ts'
import type { Tx } from '../access/as-viewer.ts'
import type { SignedIn } from '../access/viewer.ts'
import { billOfCase } from '../bills/bill.ts'
import { governingDay } from '../bills/governing-day.ts'
import type { CaseRow } from '../cases/case-rows.ts'
import { readFrozenBudget } from '../budgets/frozen-budget.ts'
import { claimColumns } from '../cases/exceptional.ts'
import { checkOfCase } from '../filing/filing-check.ts'
import { enhancementsOf } from '../enhancements/enhancements.ts'
import type { Items } from '../items/registry.ts'
import { MOST_FINDINGS, type FrozenCase } from './frozen-case.ts'
import { listsFiles } from './documents-by-area.ts'
import { readFrozenEarners } from './frozen-earners.ts'
import { readFrozenFiles } from './frozen-files.ts'
import { readFrozenBillLists, readFrozenLists } from './frozen-lists.ts'
import { readFrozenItems } from './frozen-items.ts'
import { readPlannedWork } from './frozen-planned-work.ts'

/**
 * A snapshot of a case as it is now: its bill and all data of its documents. Stores nothing. The caller has changed
 * nothing in this transaction.
 */
export async function snapshotOf(tx: Tx, items: Items, row: CaseRow): Promise<FrozenCase> {
  const bill = await billOfCase(tx, row)
  const { groups, findings } = await checkOfCase(tx, items, row)
  const frozenItems = await readFrozenItems(tx, items, row.uuid)
  const details = await readDetails(tx, row)
  const exceptionalParts = claimColumns(row.exceptional).exceptional_parts
  const completedAt = new Date().toISOString().slice(0, 19)
  return {
    engine: ENGINE_VERSION,
    completedAt,
    case: {
      uuid: row.uuid,
      caseName: row.case_name,
      reference: row.solicitors_case_reference,
      areaOfWork: row.area_of_work,
      caseType: row.case_type,
      representedParty: row.represented_party,
      partiesRepresented: row.parties_represented,
      exceptional: row.exceptional.some(({ exceptional }) => exceptional),
      ...(exceptionalParts.length > 0 && { exceptionalParts }),
      highCourtWork: row.high_court_work,
      ...details.ofCase,
    },
    certificate: row.certificate && { ...certificateOf(row.certificate), ...details.ofCertificate },
    firm: await readFrozenFirm(tx, row),
    ...(await readFrozenMark(tx, row)),
    ...(await readFrozenEarners(tx, row, {
      completed: completedAt.slice(0, 10),
      governing: governingDay(row.certificate?.date_of_issue ?? null, details.ofCase ? details.ofCase.details : null),
      workOf: daysOfWork(frozenItems),
    })),
    narrative: row.narrative,
    ...(hasText(row, 'value_of_assets') && { valueOfAssets: row.value_of_assets }),
    ...(await readFrozenLists(tx, row)),
    ...(await readPlannedWork(tx, row, completedAt.slice(0, 10))),
    ...(await readFrozenBillLists(tx, row)),
    ...(await readFrozenBudget(tx, row.uuid)),
    ...(listsFiles(row.area_of_work) && { files: await readFrozenFiles(tx, row.uuid) }),
    enhancement: { set: await enhancementsOf(tx, row.uuid), reasons: row.enhancement },
    items: frozenItems,
    bill,
    filing: groups.map(({ rule, count }) => ({ rule, count })),
    findings: findings.slice(0, MOST_FINDINGS).map(({ rule, message }) => ({ rule, message })),
  }
}

/**
 * Stores a snapshot of a case on completion by a person, in the place of an earlier one. Without a person it is not
 * known who completed it.
 */
export async function freezeCase(tx: Tx, items: Items, row: CaseRow, by?: SignedIn): Promise<FrozenCase> {
  const frozen: FrozenCase = {
    ...(await snapshotOf(tx, items, row)),
    ...(by && { completedBy: `${by.firstname} ${by.surname}` }),
  }
  const stored = { frozen: JSON.stringify(frozen), at: new Date().toISOString() }
  await tx
    .insertInto('frozen_case')
    .values({ case_uuid: row.uuid, client_uuid: row.client, ...stored })
    .onConflict((c) => c.column('case_uuid').doUpdateSet({ ...stored, file_pages: null }))
    .execute()
  return frozen
}

/** The first and the last day (ISO) of the work of each fee earner; a row below another has the date of that. */
function daysOfWork(items: FrozenCase['items']): Map<string, [first: string, last: string]> {
  const days = new Map<string, [string, string]>()
  for (const { feeEarner, date, parent } of Object.values(items)) {
    const day = date ?? items[parent ?? '']?.date
    if (feeEarner === null || day == null) continue
    const [first, last] = days.get(feeEarner) ?? [day, day]
    days.set(feeEarner, [day < first ? day : first, day > last ? day : last])
  }
  return days
}

const hasText = ({ area_of_work }: CaseRow, text: TextName): boolean =>
  areaOf(area_of_work)?.texts.includes(text) === true

const certificateOf = (row: NonNullable<CaseRow['certificate']>): NonNullable<FrozenCase['certificate']> => ({
  certificateNumber: row.certificate_number,
  courtLevel: row.court_level,
  dateOfIssue: row.date_of_issue,
  dateSentToClient: row.date_sent_to_client,
  linkedCertificates: row.linked_certificates ?? [],
  transfer: row.transfer ?? false,
  halfFixedFee: row.half_fixed_fee ?? false,
  financialInterest: row.financial_interest ?? false,
  ...((row.certificate_scopes ?? []).length > 0 && { scopes: row.certificate_scopes as Scope[] }),
})

type Details = Readonly<Record<string, unknown>>
const unlessEmpty = (details: Details | null) => details && Object.keys(details).length > 0 && { details }

/**
 * The fields of the area that have no column of their own, of a case and of its certificate; nothing where there are
 * none.
 */
async function readDetails(tx: Tx, { uuid }: CaseRow) {
  const row = await tx
    .selectFrom('case as case_row')
    .leftJoin('certificate', 'certificate.case_uuid', 'case_row.uuid')
    .select(['case_row.details', 'certificate.details as certificate_details'])
    .where('case_row.uuid', '=', uuid)
    .executeTakeFirstOrThrow()
  return { ofCase: unlessEmpty(row.details), ofCertificate: unlessEmpty(row.certificate_details) }
}

async function readFrozenMark(tx: Tx, { client }: CaseRow): Promise<Pick<FrozenCase, 'mark'>> {
  const mark = await tx
    .selectFrom('client_mark')
    .select(['type', 'width', 'height', 'bytes'])
    .where('client_uuid', '=', client)
    .where('is_current', '=', true)
    .executeTakeFirst()
  if (!mark) return {}
  const { bytes, ...told } = mark
  return { mark: { ...told, content: Buffer.from(bytes).toString('base64') } }
}

async function readFrozenFirm(tx: Tx, { client, site }: CaseRow): Promise<FrozenCase['firm']> {
  const row = await tx
    .selectFrom('client as firm')
    .innerJoin('site', 'site.client_uuid', 'firm.uuid')
    .where('firm.uuid', '=', client)
    .where('site.uuid', '=', site)
    .select([
      'firm.name',
      'firm.solicitor_sra_number',
      'site.site_name',
      'site.first_line_address',
      'site.second_line_address',
      'site.town',
      'site.county',
      'site.postcode',
      'site.phone_number',
      'site.office_number',
      'site.region',
    ])
    .executeTakeFirstOrThrow()
  return {
    name: row.name,
    solicitorSraNumber: row.solicitor_sra_number || null,
    siteName: row.site_name,
    phone: row.phone_number,
    officeNumber: row.office_number,
    region: row.region,
    address: [row.first_line_address, row.second_line_address, row.town, row.county, row.postcode].flatMap(
      (line) => line || [],
    ),
  }
}
