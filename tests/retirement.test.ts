import { expect, test } from 'vitest'
import { careCase } from './support/care-case.ts'
import { ADMIN, makeFirm, makePerson } from './support/firms.ts'
import { as } from './support/instance.ts'
import { interPartesCase } from './support/inter-partes-case.ts'
import { HEAD, upload } from './support/ledger.ts'
import { importsOf } from './support/ledger-import.ts'

// Whoever is retired from a day is named for no new work of that day or a later one, and stays on what there is.

interface Earner {
  uuid: string
  version: number
  retired_from: string | null
}
interface Refusal {
  message: string
  details: Record<string, string>
}

async function firmWithCase() {
  const firm = await makeFirm(ADMIN, 'solicitor')
  const owner = as(firm.owner)
  const at = `client/${firm.client}/fee-earner/${firm.feeEarner}`
  const answered = async <T>(
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    body?: unknown,
    status = 200,
  ) => {
    const answer = await owner.rest<T>(method, path, body)
    expect([path, answer.status, answer.body]).toEqual([path, status, answer.body])
    return answer.body
  }
  const other = await answered<Earner>(
    'POST',
    `client/${firm.client}/fee-earner`,
    { site: firm.site, firstname: 'Olive', surname: 'Other', type: 'solicitor', grade: 'B' },
    201,
  )
  const { uuid } = await answered<{ uuid: string }>('POST', `client/${firm.client}/case/legal-aid`, careCase(firm), 201)
  const row = (date: string, change: object = {}) => ({
    date,
    fee_earner: firm.feeEarner,
    activity_type: 'preparation',
    time: 1,
    ...change,
  })
  const time = `client/case/${uuid}/time-recording`
  const retire = (from: string | null) => answered<Earner>('POST', `${at}/retirement`, { from })
  return { ...firm, caller: owner, at, answered, other: other.uuid, caseUuid: uuid, row, time, retire }
}

test('a fee earner is retired from a day, and that is taken back; a day, nothing else, and the version counts', async () => {
  const { at, answered, retire, caller, client } = await firmWithCase()
  expect(await retire('2026-03-01')).toMatchObject({ retired_from: '2026-03-01', version: 2 })
  expect(await retire('2026-03-01')).toMatchObject({ version: 2 })
  const all = await answered<Earner[]>('GET', `client/${client}/fee-earner`)
  expect(all.map(({ retired_from }) => retired_from).toSorted()).toEqual(['2026-03-01', null])
  for (const body of [{ from: 'soon' }, {}, { from: '2026-02-30' }, { from: '2026-01-01', to: '2027-01-01' }])
    await answered('POST', `${at}/retirement`, body, 422)
  const stale = await caller.rest('POST', `${at}/retirement`, { from: null }, { 'if-match': '"1"' })
  expect(stale.status).toBe(412)
  // What was read may be sent back with a change; a change of it has a path of its own.
  await answered('PATCH', at, { surname: 'Again', retired_from: '2026-03-01' })
  await answered('PATCH', at, { retired_from: null }, 422)
  expect(await retire(null)).toMatchObject({ retired_from: null })
})

test('new work from that day on is refused in a sentence, and what stands is not judged again', async () => {
  const { answered, row, time, retire, other, feeEarner } = await firmWithCase()
  const before = await answered<{ uuid: string }>('POST', time, row('2026-02-28'), 201)
  const after = await answered<{ uuid: string }>('POST', time, row('2026-03-02'), 201)
  const others = await answered<{ uuid: string }>('POST', time, row('2026-03-03', { fee_earner: other }), 201)
  await retire('2026-03-01')
  const refusal = await answered<Refusal>('POST', time, row('2026-03-01'), 422)
  expect(refusal.details.fee_earner).toMatch(
    / is retired from 01\/03\/2026\. Choose someone else, or an earlier day\.$/,
  )
  await answered('POST', time, row('2026-02-27'), 201)
  // What stood stays, and is changed in all else, its day among it.
  await answered('PATCH', `${time}/${after.uuid}`, { time: 2, date: '2026-03-05' })
  await answered('PATCH', `${time}/${before.uuid}`, { time: 3 })
  // A row that comes to be theirs on such a day, by its fee earner or by its day, is new to them.
  expect(
    (await answered<Refusal>('PATCH', `${time}/${others.uuid}`, { fee_earner: feeEarner }, 422)).details,
  ).toHaveProperty('fee_earner')
  await answered('PATCH', `${time}/${before.uuid}`, { date: '2026-03-09' }, 422)
  await answered('PATCH', `${time}/${others.uuid}`, { fee_earner: feeEarner, date: '2026-02-01' })
  await retire(null)
  await answered('POST', time, row('2026-03-01'), 201)
})

test('of several rows in one request each is judged for itself', async () => {
  const { answered, row, time, retire } = await firmWithCase()
  await retire('2026-03-01')
  const { results } = await answered<{ results: { status: number }[] }>('POST', `${time}/changes`, {
    changes: [
      { action: 'add', item: row('2026-03-01') },
      { action: 'add', item: row('2026-02-28') },
    ],
  })
  expect(results.map(({ status }) => status)).toEqual([422, 201])
})

test('an attendance goes by the day of its step, by whatever path it comes', async () => {
  const { answered, client, retire, feeEarner, ...firm } = await firmWithCase()
  const { uuid } = await answered<{ uuid: string }>(
    'POST',
    `client/${client}/case/inter-parties`,
    interPartesCase({ ...firm, client, feeEarner }),
    201,
  )
  await retire('2025-01-15')
  const attendance = { fee_earner: feeEarner, type: 'client', time: 1 }
  const step = (date: string, attendances: object[] = []) => ({
    fee_type: 'procedural_step',
    procedural_type: 'claim',
    description: 'Issue of the claim',
    date,
    phase: 'issue_statements_of_case',
    procedural_step_attendances: attendances,
  })
  const path = `client/case/${uuid}/procedural-step`
  await answered('POST', path, step('2025-01-15', [attendance]), 422)
  const early = await answered<{ uuid: string }>('POST', path, step('2024-12-01', [attendance]), 201)
  const late = await answered<{ uuid: string }>('POST', path, step('2025-02-01'), 201)
  await answered('POST', `${path}/${early.uuid}/attendance`, attendance, 201)
  await answered('POST', `${path}/${late.uuid}/attendance`, attendance, 422)
})

test('nobody who is retired today becomes responsible for a case; one who is stays so', async () => {
  const { answered, client, feeEarner, site, person, caseUuid, other, retire } = await firmWithCase()
  const firm = { client, feeEarner, site, person }
  await retire('2099-01-01')
  await answered('POST', `client/${client}/case/legal-aid`, careCase(firm), 201)
  await retire('2020-01-01')
  const refusal = await answered<Refusal>('POST', `client/${client}/case/legal-aid`, careCase(firm), 422)
  expect(refusal.details.fee_earner).toMatch(/ is retired from 01\/01\/2020\. Choose someone else\.$/)
  const path = `client/case/legal-aid/${caseUuid}`
  await answered('PATCH', path, { case_name: 'Another name', fee_earner: feeEarner })
  await answered('PATCH', path, { fee_earner: other })
  await answered('PATCH', path, { fee_earner: feeEarner }, 422)
})

test('a ledger takes the work of before, which its preview says, and refuses that of after; what it repeats stays', async () => {
  const { answered, row, time, retire, caseUuid, owner, client, feeEarner } = await firmWithCase()
  const [earner] = (
    await answered<{ uuid: string; firstname: string; surname: string }[]>('GET', `client/${client}/fee-earner`)
  ).filter(({ uuid }) => uuid === feeEarner)
  const name = `${earner?.firstname} ${earner?.surname}`
  await answered('POST', time, row('2026-03-05', { description: 'Stood already', activity_type: 'preparation' }), 201)
  await retire('2026-03-01')
  const stood = `05/03/2026,${name},Preparation,Stood already,1.00\n`
  const early = `27/02/2026,${name},Preparation,Before the day,1.00\n`
  const late = `01/03/2026,${name},Preparation,On the day,1.00\n`
  const { body } = await importsOf(owner, caseUuid).preview(HEAD + stood + early + late)
  expect(body.rows.map(({ state, messages }) => [state, messages.map(({ message }) => message).join(' ')])).toEqual([
    ['warning', 'The case has this row already. It is not stored again.'],
    ['warning', `${name} is retired from 01/03/2026. This work is dated before, and is taken.`],
    ['error', `${name} is retired from 01/03/2026. Choose someone else, or an earlier day.`],
  ])
  const all = await upload(caseUuid, [HEAD + stood + early + late], '', 'ledger.csv', undefined, owner)
  expect([all.status, all.body.failed]).toMatchObject([422, [{ row: 4, value: name }]])
  const good = await upload(caseUuid, [HEAD + stood + early + late], '?rows=good', 'ledger.csv', undefined, owner)
  expect(good).toMatchObject({ status: 200, body: { added: 1, unchanged: 1 } })
})

test('whoever may edit the client retires, and nobody else; another firm learns nothing', async () => {
  const { at, owner, retire, ...firm } = await firmWithCase()
  const solicitor = await makePerson(owner, firm, 'solicitor')
  const { owner: stranger } = await makeFirm(ADMIN, 'solicitor')
  const from = { from: '2026-03-01' }
  expect((await as(solicitor.email).rest('POST', `${at}/retirement`, from)).status).toBe(403)
  expect((await as(stranger).rest('POST', `${at}/retirement`, from)).status).toBe(404)
  expect((await as(undefined).rest('POST', `${at}/retirement`, from)).status).toBe(401)
  expect((await as(ADMIN).rest('POST', `${at}/retirement`, from)).status).toBe(200)
  expect(await retire(null)).toMatchObject({ retired_from: null })
})
