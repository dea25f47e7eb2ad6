import type { WorkedBill } from '../../dev/worked-bill.ts'
import { earnerOf, gradeOf, officeOf } from '../../dev/worked-firm.ts'

/** Calls the REST API as a person. Both the tests of the API and the journeys in the browser have one. */
export interface RestCaller {
  rest: <T>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
  ) => Promise<{ status: number; body: T }>
}
export interface Answered {
  uuid: string
}

/** Adds a record, and answers it. Throws if it was not added. */
export async function add<T extends Answered>(caller: RestCaller, path: string, body: unknown): Promise<T> {
  const { status, body: row } = await caller.rest<T>('POST', path, body)
  if (status !== 201) throw new Error(`POST ${path}: ${status} ${JSON.stringify(row)}`)
  return row
}
/** Adds a record, and answers its uuid. */
export const post = async (caller: RestCaller, path: string, body: unknown): Promise<string> =>
  (await add(caller, path, body)).uuid
/** Adds what names stand for, one after the other; answers the uuid of each. */
export async function addAll(
  names: readonly string[],
  add: (name: string) => Promise<string>,
): Promise<Map<string, string>> {
  const uuids = new Map<string, string>()
  for (const name of names) uuids.set(name, await add(name))
  return uuids
}

/**
 * The office of a worked bill, with its fee earners, their rates, and the editions that are entered. The firm is the
 * bill's own: its rates price every case that it has.
 */
export async function workedFirm(caller: RestCaller, client: string, worked: WorkedBill) {
  const { region, location, postcode, guidelineBand } = officeOf(worked)
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
  const times = worked.rows.filter(({ record }) => record === 'time' || record === 'attendance')
  const gradesByName = new Map(times.map((row) => [earnerOf(row), gradeOf(row)]))
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
  for (const { table, from, amounts } of worked.entered)
    await post(caller, `client/${client}/rates/${table}/edition`, {
      effective_from: from,
      authority: 'Entered for a worked bill',
      amounts,
    })
  return { client, site, earners, feeEarner: earners.get('Case Holder') ?? '' }
}
