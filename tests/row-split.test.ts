import { randomUUID } from 'node:crypto'
import { kinds, type KindName } from '@costdraft/schema/items/index.ts'
import type { AnyKind } from '@costdraft/schema/kind.ts'
import { splitFieldsOf } from '@costdraft/schema/row-moves/row-moves.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { runs } from '../dev/property-runs.ts'
import { filesOf, newFile, pdf, root } from './support/files.ts'
import { ASHDOWN, CALDER, firmOf, newCase, newCaseWith } from './support/firm.ts'
import { as } from './support/instance.ts'
import { itemBody } from './support/target.ts'

const ashdown = as(ASHDOWN)
interface Row extends Record<string, unknown> {
  uuid: string
  version: number
  seq: number
}
interface Split {
  rows: [Row, Row]
  undo: string
}
interface Entry {
  entity: string
  entity_uuid: string
  action: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
}
const rest = ashdown.rest

async function subject(name: KindName, change: object = {}) {
  const { uuid } = await newCaseWith(ASHDOWN, name)
  const kind: AnyKind = kinds[name]
  const list = `client/case/${uuid}/${kind.path}`
  const add = async (more: object = {}): Promise<Row> => {
    const { status, body } = await rest<Row>('POST', list, {
      ...itemBody(name, await firmOf(ASHDOWN)),
      ...change,
      ...more,
    })
    if (status !== 201) throw new Error(JSON.stringify(body))
    return body
  }
  return { uuid, list, add, item: await add() }
}
const split = (list: string, row: string, body: unknown, headers: Record<string, string> = {}) =>
  rest<Split & { message: string; details: Record<string, string> }>('POST', `${list}/${row}/split`, body, headers)
const undo = (caseUuid: string, operation: string) =>
  rest<{ message: string }>('POST', `client/case/${caseUuid}/row-operation/${operation}/undo`, {})
const auditOf = async (uuid: string): Promise<Entry[]> =>
  (await rest<{ nodes: Entry[] }>('GET', `client/case/${uuid}/audit`)).body.nodes
const plainRows = (rows: readonly Row[]) =>
  rows.map(({ version: _version, changed_at: _at, updated_at_ms: _ms, ...row }) => row)
const rowsOf = async (list: string): Promise<Row[]> => {
  const { body } = await rest<{ nodes: Row[] }>('GET', `${list}?first=500`)
  return body.nodes
}
const totalsOf = async (uuid: string) => (await rest('GET', `client/case/${uuid}/totals`)).body

test('a row is divided by its time: the sum is kept, all else is alike, and the half stands right after', async () => {
  const { uuid, list, item, add } = await subject('timeRecording', { time: 1.9, description: 'Reading the bundle' })
  const later = [await add({ description: 'A second' }), await add({ description: 'A third' })]
  const next = await add({ date: '2025-06-30', description: 'Of another day' })
  const before = await rowsOf(list)
  const totals = await totalsOf(uuid)
  const { status, body } = await split(list, item.uuid, { time: 0.7 }, { 'if-match': `"${item.version}"` })
  expect(status, JSON.stringify(body)).toBe(200)
  const [first, second] = body.rows
  expect([first.uuid, first.time, first.version]).toEqual([item.uuid, 1.2, item.version + 1])
  expect([second.time, second.version]).toEqual([0.7, 1])
  const own = new Set(['uuid', 'version', 'seq', 'time', 'total_cost', 'total_vat'])
  const alike = (row: Row) =>
    Object.fromEntries(Object.entries(row).filter(([key]) => !own.has(key) && !/_at(?:_ms)?$/.test(key)))
  expect(alike(second)).toEqual(alike(first))
  expect((await rowsOf(list)).map((row) => row.uuid)).toEqual([item, second, ...later, next].map((row) => row.uuid))
  const ofRows = (await auditOf(uuid)).filter(({ entity }) => entity === 'time_recording').slice(0, 2)
  expect(ofRows.map(({ action, entity_uuid }) => [action, entity_uuid])).toEqual([
    ['added', second.uuid],
    ['changed', item.uuid],
  ])
  expect(ofRows[1]).toMatchObject({ before: { time: 1.9 }, after: { time: 1.2 } })
  expect((await undo(uuid, body.undo)).status).toBe(200)
  expect(plainRows(await rowsOf(list)).map(({ seq: _seq, ...row }) => row)).toEqual(
    plainRows(before).map(({ seq: _seq, ...row }) => row),
  )
  expect(await totalsOf(uuid)).toEqual(totals)
  expect(await undo(uuid, body.undo)).toMatchObject({ status: 409, body: { message: 'This was undone already.' } })
})

test('the sum of halves is that of the whole, to the hundredth, whatever is divided off', async () => {
  const { uuid, list } = await subject('disbursement')
  const { body: spare } = await rest<Row>('POST', list, itemBody('disbursement', await firmOf(ASHDOWN)))
  await fc.assert(
    fc.asyncProperty(
      fc
        .integer({ min: 2, max: 9_999_999_899 })
        .chain((whole) => fc.tuple(fc.constant(whole), fc.integer({ min: 1, max: whole - 1 }))),
      async ([whole, part]) => {
        await rest('PATCH', `${list}/${spare.uuid}`, { amount: whole / 100 })
        const { status, body } = await split(list, spare.uuid, { amount: part / 100 })
        expect(status, JSON.stringify(body)).toBe(200)
        const sum = body.rows.map(({ amount }) => Math.round(Number(amount) * 100)).reduce((a, b) => a + b, 0)
        expect(sum).toBe(whole)
        expect((await undo(uuid, body.undo)).status).toBe(200)
        expect((await rest<Row>('GET', `${list}/${spare.uuid}`)).body.amount).toBe(whole / 100)
      },
    ),
    { numRuns: runs(15) },
  )
})

test('the hours of an invoice go with its amount', async () => {
  const { uuid, list, item } = await subject('expertFee', { amount: 900, hours: 9 })
  const { body } = await split(list, item.uuid, { amount: 300 })
  expect(body.rows.map(({ amount, hours }) => [amount, hours])).toEqual([
    [600, 6],
    [300, 3],
  ])
  await undo(uuid, body.undo)
  expect((await rest<Row>('GET', `${list}/${item.uuid}`)).body).toMatchObject({ amount: 900, hours: 9 })
})

test('documents and comments stay with the first, and undoing keeps them', async () => {
  const { uuid, list, item } = await subject('timeRecording', { time: 2 })
  const { body: tree } = await filesOf(ashdown, uuid).send(root(newFile('order.pdf', 0)), [
    { name: 'order.pdf', bytes: pdf('order') },
  ])
  const file = (tree.children[0] as { uuid: string }).uuid
  await rest('POST', `client/case/${uuid}/fee/${item.uuid}/file`, { entity_files: [file] })
  await rest('POST', `client/entity/case_fee/${item.uuid}/comment`, { body: 'Why so long?' })
  const { body } = await split(list, item.uuid, { time: 0.5 })
  const [first, second] = body.rows
  expect([first.entity_files, second.entity_files]).toEqual([[{ file_uuid: file }], []])
  expect([(first.comments as unknown[]).length, (second.comments as unknown[]).length]).toEqual([1, 0])
  expect((await undo(uuid, body.undo)).status).toBe(200)
  expect((await rowsOf(list)).map((row) => [row.uuid, row.time, (row.comments as unknown[]).length])).toEqual([
    [item.uuid, 2, 1],
  ])
})

describe('refuses', () => {
  test.each([
    [{ time: 0 }, 'time'],
    [{ time: -1 }, 'time'],
    [{ time: 2 }, 'time'],
    [{ time: 5 }, 'time'],
    [{ time: 0.333 }, 'time'],
    [{ time: 'soon' }, 'time'],
    [{}, 'time'],
    [{ time: 1, amount: 1 }, 'time'],
    [{ amount: 1 }, 'amount'],
    [{ time: 1, more: 1 }, 'more'],
  ])('%j at its field, and changes nothing', async (body, field) => {
    const { uuid, list, item } = await subject('timeRecording', { time: 2 })
    const before = await rowsOf(list)
    const answer = await split(list, item.uuid, body)
    expect(answer).toMatchObject({
      status: 422,
      body: { details: { [field]: expect.stringMatching(/\.$/) as string } },
    })
    expect(await rowsOf(list)).toEqual(before)
    expect((await auditOf(uuid)).filter(({ entity }) => entity === 'time_recording')).toHaveLength(1)
  })

  test('a kind that has neither time nor amount', async () => {
    const without = (Object.keys(kinds) as KindName[]).filter((name) => {
      const kind: AnyKind = kinds[name]
      return kind.list !== undefined && splitFieldsOf(kind).length === 0
    })
    expect(without).toContain('hearing')
    for (const name of without) {
      const { list, item } = await subject(name)
      const { status, body } = await split(list, item.uuid, { time: 1 })
      expect([name, status, body.message]).toEqual([name, 422, expect.stringMatching(/cannot be divided\.$/)])
    }
  })

  test('a row with others, and one that belongs to another', async () => {
    const { list, item } = await subject('proceduralStep', {
      procedural_step_disbursements: [{ amount: 10, description: 'Copies' }],
    })
    expect(await split(list, item.uuid, { amount: 1 })).toMatchObject({
      status: 409,
      body: { message: expect.stringMatching(/^Other rows belong to this one/) as string },
    })
    const [child] = item.procedural_step_disbursements as Row[]
    const below = child?.uuid ?? ''
    expect(await split(list.replace('procedural-step', 'disbursement'), below, { amount: 1 })).toMatchObject({
      status: 409,
      body: { message: 'This belongs to a procedural step. Change it there.' },
    })
  })

  test('another version, with the row as it is', async () => {
    const { list, item } = await subject('timeRecording', { time: 2 })
    expect(await split(list, item.uuid, { time: 1 }, { 'if-match': '"9"' })).toMatchObject({
      status: 412,
      body: { current: { uuid: item.uuid, time: 2 } },
    })
  })

  test('a row of another case, firm or kind, one that is gone, and a case that is complete', async () => {
    const { uuid, list, item } = await subject('timeRecording', { time: 2 })
    const other = await newCase(ASHDOWN)
    const notFound = { status: 404 }
    expect(await split(list.replace(uuid, other.uuid), item.uuid, { time: 1 })).toMatchObject(notFound)
    expect(await split(list.replace('time-recording', 'disbursement'), item.uuid, { amount: 1 })).toMatchObject(
      notFound,
    )
    expect(await split(list, randomUUID(), { time: 1 })).toMatchObject(notFound)
    expect(await as(CALDER).rest('POST', `${list}/${item.uuid}/split`, { time: 1 })).toMatchObject(notFound)
    const { body } = await split(list, item.uuid, { time: 1 })
    expect(await as(CALDER).rest('POST', `client/case/${uuid}/row-operation/${body.undo}/undo`, {})).toMatchObject(
      notFound,
    )
    expect(await undo(other.uuid, body.undo)).toMatchObject(notFound)
    expect(await undo(uuid, randomUUID())).toMatchObject(notFound)
    await rest('POST', `client/case/${uuid}/status/complete`)
    expect(await split(list, item.uuid, { time: 0.5 })).toMatchObject({ status: 409 })
    expect(await undo(uuid, body.undo)).toMatchObject({ status: 409 })
  })

  test('to undo what was changed or commented on since', async () => {
    const { uuid, list, item } = await subject('timeRecording', { time: 2 })
    const { body } = await split(list, item.uuid, { time: 1 })
    await rest('POST', `client/entity/case_fee/${body.rows[1].uuid}/comment`, { body: 'Whose is this?' })
    expect(await undo(uuid, body.undo)).toMatchObject({
      status: 409,
      body: { message: '1 row was commented on since, so this cannot be undone.' },
    })
    await rest('PATCH', `${list}/${body.rows[1].uuid}`, { description: 'Changed since' })
    expect(await undo(uuid, body.undo)).toMatchObject({
      status: 409,
      body: { message: '1 row was changed or removed since, so this cannot be undone.' },
    })
  })
})

test('a repeated request with the same key divides once', async () => {
  const { list, item } = await subject('timeRecording', { time: 2 })
  const key = { 'idempotency-key': randomUUID() }
  const first = await split(list, item.uuid, { time: 1 }, key)
  const again = await split(list, item.uuid, { time: 1 }, key)
  expect([again.status, again.body]).toEqual([first.status, first.body])
  expect(await rowsOf(list)).toHaveLength(2)
})
