import { expect } from 'vitest'
import type { WorkedBill } from '../../dev/worked-bill.ts'
import { earnerOf, gradeOf, officeOf } from '../../dev/worked-firm.ts'
import { ADMIN, makeFirm } from './firms.ts'
import { as, type Caller } from './instance.ts'

interface Answered {
  uuid: string
}

/** Adds a record, and answers its uuid. */
export async function post(caller: Caller, path: string, body: unknown): Promise<string> {
  const { status, body: row } = await caller.rest<Answered>('POST', path, body)
  expect([status, path, row]).toEqual([201, path, row])
  return row.uuid
}
/** Adds what names stand for, one after the other; answers the uuid of each. */
export async function addAll(
  names: readonly string[],
  add: (name: string) => Promise<string>,
): Promise<Map<string, string>> {
  const uuids = new Map<string, string>()
  for (const name of names) uuids.set(name, await add(name))
  return uuids
}

/** The office of a worked bill, with its fee earners and their rates, in a firm of its own: a rate card prices every case of a firm. */
export async function workedFirm(worked: WorkedBill) {
  const { client, owner } = await makeFirm(ADMIN, 'solicitor'),
    caller = as(owner),
    { region, location, postcode, guidelineBand } = officeOf(worked)
  const site = await post(caller, `clients/${client}/sites`, {
    site_name: 'Office',
    first_line_address: '1 High Street',
    town: 'Anytown',
    postcode,
    region,
    location,
    guideline_band: guidelineBand,
    headquarters: false,
  })
  const times = worked.rows.filter(({ record }) => record === 'time' || record === 'attendance'),
    gradesByName = new Map(times.map((row) => [earnerOf(row), gradeOf(row)]))
  const earners = await addAll([...gradesByName.keys(), 'Case Holder'], (name) =>
    post(caller, `client/${client}/fee-earner`, {
      site,
      firstname: name,
      surname: 'Earner',
      type: 'solicitor',
      grade: gradesByName.get(name) ?? 'A',
    }),
  )
  for (const { date, what, how, net } of worked.cards)
    await post(caller, `client/${client}/rate-card`, {
      ...(what === 'grade' ? { grade: how } : { fee_earner: earners.get(how) }),
      effective_from: date,
      rate: net,
    })
  return { client, caller, site, earners, feeEarner: earners.get('Case Holder') ?? '' }
}
