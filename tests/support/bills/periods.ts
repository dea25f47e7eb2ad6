import type { Row, WorkedBill } from '../../../dev/worked-bill.ts'
import { careCase } from '../care-case.ts'
import { courtOfProtectionCase } from '../court-of-protection-case.ts'
import { interPartesCase } from '../inter-partes-case.ts'
import { add, addAll, post, type RestCaller } from '../worked-firm.ts'

// Worked bills of people who were something else on one day than on another.

const creation = {
  legal_aid: { path: 'legal-aid', body: careCase },
  court_of_protection: { path: 'court-of-protection', body: courtOfProtectionCase },
  inter_parties: { path: 'inter-parties', body: interPartesCase },
} as const

/** What a row says that a fee earner is. */
const facts = ({ options }: Row, offices: ReadonlyMap<string, string>) => ({
  ...(options.has('grade') && { grade: options.get('grade') }),
  ...(options.has('type') && { type: options.get('type') }),
  ...(options.has('office') && { site: offices.get(options.get('office') ?? '') }),
  ...(options.has('panel') && { is_panel_member: options.get('panel') !== 'no' }),
})

/**
 * Enters a worked bill: its offices and people as they were first, what they became from which day, and then its work.
 * Answers the case and the uuid of each row of work by its number.
 */
export async function enterPeriodsBill(caller: RestCaller, client: string, worked: WorkedBill) {
  const of = (record: string) => worked.people.filter((row) => row.record === record)
  const rowOf = (record: string, name: string) => of(record).find(({ what }) => what === name)!
  const offices = await addAll(
    of('office').map(({ what }) => what),
    (name) =>
      post(caller, `clients/${client}/sites`, {
        site_name: name,
        first_line_address: '1 High Street',
        town: name,
        headquarters: false,
        ...Object.fromEntries(rowOf('office', name).options),
      }),
  )
  const earners = await addAll(
    of('earner').map(({ what }) => what),
    (name) =>
      post(caller, `client/${client}/fee-earner`, {
        firstname: name,
        surname: 'Earner',
        type: 'paralegal',
        ...facts(rowOf('earner', name), offices),
      }),
  )
  for (const row of of('period')) {
    const change = { ...facts(row, offices), from: row.date }
    const { status, body } = await caller.rest('PATCH', `client/${client}/fee-earner/${earners.get(row.what)}`, change)
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
  }
  for (const { date, how, net } of worked.cards)
    await post(caller, `client/${client}/rate-card`, { grade: how, effective_from: date, rate: net })
  return { offices, earners, ...(await enterWork(caller, client, worked, { offices, earners })) }
}

async function enterWork(
  caller: RestCaller,
  client: string,
  worked: WorkedBill,
  { offices, earners }: Record<'offices' | 'earners', ReadonlyMap<string, string>>,
) {
  const { path, body } = creation[(worked.options.get('area') ?? 'legal_aid') as keyof typeof creation]
  const [site = ''] = offices.values()
  const [feeEarner = ''] = earners.values()
  const uuid = await post(caller, `client/${client}/case/${path}`, body({ client, site, feeEarner }))
  const at = `client/case/${uuid}`
  const items: string[] = []
  for (const { record, date, what, how, options } of worked.rows) {
    if (record === 'procedural_step') {
      items.push('')
      continue
    }
    const work = {
      fee_earner: earners.get(options.get('earner') ?? ''),
      time: how,
      ...(options.has('amount') && { amount: options.get('amount') }),
    }
    const phase = path === 'inter-parties' ? { phase: 'disclosure' } : {}
    if (record === 'attendance') {
      const step = await add<{ uuid: string; procedural_step_attendances: { uuid: string }[] }>(
        caller,
        `${at}/procedural-step`,
        {
          fee_type: 'hearing',
          date,
          procedural_type: 'hearing',
          description: 'A hearing',
          ...phase,
          procedural_step_attendances: [{ ...work, type: what }],
        },
      )
      items.push(step.procedural_step_attendances[0]?.uuid ?? '')
    } else items.push(await post(caller, `${at}/time-recording`, { date, activity_type: what, ...work, ...phase }))
  }
  if (worked.options.has('exceptional'))
    await caller.rest('PATCH', `${at}/exceptional`, { exceptionals: [{ case_part: null, exceptional: true }] })
  return { uuid, items }
}
