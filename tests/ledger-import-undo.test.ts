import { beforeAll, describe, expect, test } from 'vitest'
import { careCase } from './support/care-case.ts'
import { courtOfProtectionCase } from './support/court-of-protection-case.ts'
import { as } from './support/instance.ts'
import { HEAD, upload } from './support/ledger.ts'
import { ledgerCase, ledgerFirm, type LedgerFirm } from './support/ledger-import.ts'

let firm: LedgerFirm
beforeAll(async () => {
  firm = await ledgerFirm()
})
const newCase = () => ledgerCase(firm)
const rowsOf = (count: number): string =>
  HEAD + Array.from({ length: count }, (_, n) => `03/02/2025,PS,preparation,Row number ${n},0.5`).join('\n')
const KEPT = 'This row was changed after the import, so it stays as it is.'

interface Entry {
  action: string
  entity: string
  sentences: string[]
}
const auditOf = async (uuid: string): Promise<Entry[]> => {
  const { data } = await as(firm.owner).graphql(
    'query ($c: ID!) { case(uuid: $c) { audit(first: 5) { nodes { action entity sentences } } } }',
    { c: uuid },
  )
  return (data as { case: { audit: { nodes: Entry[] } } }).case.audit.nodes
}

describe('undoing an import', () => {
  test('removes its rows and no others, in one line of the audit, and prices follow', async () => {
    // The core costs of such a case are its hours.
    const one = await ledgerCase(firm, 'legal-aid', (of) => careCase(of, { case_type: 'other_public_law' }))
    const net = async () => (await one.rest<{ net: number }>('GET', `client/case/${one.uuid}/totals`)).body.net
    await one.take(`${HEAD}01/02/2025,PS,preparation,There before,0.5`)
    const before = await net()
    const { body } = await one.take(rowsOf(3), { name: 'C:\\ledgers\\March.csv' })
    expect(await net()).toBeGreaterThan(before)
    expect(await one.undo(body.import_uuid ?? '')).toEqual(
      expect.objectContaining({ status: 200, body: { removed: 3, restored: 0, kept: [] } }),
    )
    expect((await one.times()).map(({ description }) => description)).toEqual(['There before'])
    expect(await net()).toBe(before)
    const [line, imported] = await auditOf(one.uuid)
    expect(line).toMatchObject({
      entity: 'time_ledger',
      sentences: ['Time ledger March.csv undone: 3 rows removed.'],
    })
    expect(imported).toMatchObject({ action: 'imported' })
    // The same file again is a new import, which is undone by itself.
    const again = await one.take(rowsOf(3))
    expect(again.body).toMatchObject({ added: 3, unchanged: 0 })
    expect((await one.list()).map(({ may_undo }) => may_undo)).toEqual([true, false, true])
    expect((await one.undo(again.body.import_uuid ?? '')).body.removed).toBe(3)
  })

  test('is had of the specified upload as well, which is listed with its file', async () => {
    const one = await newCase()
    const { body } = await upload(one.uuid, [rowsOf(2)], '', 'March.csv', undefined, firm.owner)
    expect(await one.list()).toMatchObject([
      { uuid: body.import_uuid, file_name: 'March.csv', added: 2, may_undo: true },
    ])
    expect((await one.undo(body.import_uuid ?? '')).body).toEqual({ removed: 2, restored: 0, kept: [] })
    expect(await one.times()).toEqual([])
  })

  test('happens once, also of many who try at the same moment', async () => {
    const one = await newCase()
    const { body } = await one.take(rowsOf(2))
    const answers = await Promise.all(Array.from({ length: 6 }, () => one.undo(body.import_uuid ?? '')))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe('This import was undone already.')
    expect((await auditOf(one.uuid)).filter(({ sentences }) => sentences.join().includes('undone'))).toHaveLength(1)
  })

  test('keeps a row that was edited since, and says so, and leaves one that was deleted since', async () => {
    const one = await newCase()
    const { body } = await one.take(rowsOf(3))
    const [edited, deleted] = await one.times()
    expect(
      (await one.rest('PATCH', `client/case/${one.uuid}/time-recording/${edited?.uuid}`, { time: 2 })).status,
    ).toBe(200)
    expect((await one.rest('DELETE', `client/case/${one.uuid}/fee/${deleted?.uuid}`)).status).toBe(204)
    expect((await one.undo(body.import_uuid ?? '')).body).toEqual({
      removed: 1,
      restored: 0,
      kept: [{ uuid: edited?.uuid, row: 2, message: KEPT }],
    })
    expect((await one.times()).map(({ uuid, time }) => [uuid, time])).toEqual([[edited?.uuid, 2]])
    expect((await auditOf(one.uuid))[0]?.sentences).toEqual([
      'Time ledger ledger.csv undone: 1 row removed, 1 row kept.',
    ])
  })

  test('leaves the comments of its rows, which come back with a row that is restored', async () => {
    const one = await newCase()
    const { body } = await one.take(rowsOf(1))
    const [row] = await one.times()
    const comments = `client/entity/case_fee/${row?.uuid}/comment`
    expect((await one.rest('POST', comments, { body: 'Why so long?' })).status).toBe(201)
    expect((await one.undo(body.import_uuid ?? '')).body).toMatchObject({ removed: 1, kept: [] })
    expect((await one.rest('POST', `client/case/${one.uuid}/item/${row?.uuid}/restore`, {})).status).toBe(200)
    expect(JSON.stringify((await one.rest('GET', comments)).body)).toContain('Why so long?')
  })

  test('is refused in a complete case, as are a preview and an import, and may be done once it is reopened', async () => {
    const one = await newCase()
    const { body } = await one.take(rowsOf(2))
    expect((await one.rest('POST', `client/case/${one.uuid}/status/complete`, {})).status).toBe(200)
    const refusal = { status: 409, body: { message: 'This case is complete. Reopen it to change it.' } }
    expect(await one.undo(body.import_uuid ?? '')).toMatchObject(refusal)
    expect(await one.preview(rowsOf(1))).toMatchObject(refusal)
    expect(await one.take(rowsOf(1))).toMatchObject(refusal)
    expect((await one.failed(rowsOf(1))).status).toBe(409)
    expect(await one.list()).toMatchObject([{ may_undo: false }])
    expect((await one.times()).length).toBe(2)
    expect((await one.rest('POST', `client/case/${one.uuid}/status/in_progress`, {})).status).toBe(200)
    expect(await one.list()).toMatchObject([{ may_undo: true }])
    expect((await one.undo(body.import_uuid ?? '')).body.removed).toBe(2)
  })

  test('of what is not there is not found', async () => {
    const one = await newCase()
    for (const uuid of ['00000000-0000-4000-8000-000000000000', 'x'])
      expect(await one.undo(uuid)).toMatchObject({ status: 404, body: { message: 'Not found.' } })
  })

  test('of 10,000 rows removes them all', async () => {
    const one = await newCase()
    const { body } = await one.take(rowsOf(10_000))
    expect((await one.undo(body.import_uuid ?? '')).body).toMatchObject({ removed: 10_000, kept: [] })
    expect(await one.times()).toEqual([])
  })
})

describe('undoing an import that updated rows', () => {
  /** A deputy's case with a party, and rows whose times were estimated. */
  async function addCourtOfProtectionCase() {
    const one = await ledgerCase(firm, 'court-of-protection', courtOfProtectionCase)
    const { body: party } = await one.rest<{ uuid: string }>('POST', `client/case/${one.uuid}/party`, { party: 'Bank' })
    await one.take(
      'Date,Fee earner,Activity,Description,Time,Party\n03/05/2024,PS,preparation,First,,Bank\n04/05/2024,TO,preparation,Second,,',
    )
    const stored = await one.times()
    const line = (n: number, time: string, name: string): string =>
      `${stored[n]?.uuid},05/05/2024,Tom Okafor,counsel,Changed ${n},${time},${name}`
    const file = `Id,Date,Fee earner,Activity,Description,Time,Party\n${line(0, '1.50', '')}\n${line(1, '2.50', 'Bank')}`
    return { ...one, party: party.uuid, stored, file }
  }
  const values = ({
    uuid,
    date,
    fee_earner,
    activity_type,
    description,
    time,
    party,
    ...more
  }: object & {
    uuid: string
    date: string
    fee_earner: { uuid: string }
    activity_type: string
    description: string | null
    time: number
    party?: string | null
    estimated?: boolean
  }) => [uuid, date, fee_earner.uuid, activity_type, description, time, party, more.estimated]

  test('gives them back every value that they had', async () => {
    const one = await addCourtOfProtectionCase()
    const { body } = await one.take(one.file)
    expect(body).toMatchObject({ added: 0, updated: 2 })
    expect((await one.times()).map(({ time }) => time)).toEqual([1.5, 2.5])
    expect((await one.undo(body.import_uuid ?? '')).body).toEqual({ removed: 0, restored: 2, kept: [] })
    expect((await one.times()).map(values)).toEqual(one.stored.map(values))
    expect((await auditOf(one.uuid))[0]?.sentences).toEqual(['Time ledger ledger.csv undone: 2 rows restored.'])
  })

  test('keeps those that were changed since, by a person or by another import', async () => {
    const one = await addCourtOfProtectionCase()
    const { body } = await one.take(one.file)
    const [first, second] = one.stored
    await one.rest('PATCH', `client/case/${one.uuid}/time-recording/${first?.uuid}`, { description: 'By hand' })
    const later = await one.take(one.file.replace('2.50', '3.50').replace(/\n[^\n]*Changed 0[^\n]*/, ''))
    expect(later.body).toMatchObject({ updated: 1 })
    expect((await one.undo(body.import_uuid ?? '')).body).toEqual({
      removed: 0,
      restored: 0,
      kept: [
        { uuid: first?.uuid, row: 2, message: KEPT },
        { uuid: second?.uuid, row: 3, message: KEPT },
      ],
    })
    expect((await one.undo(later.body.import_uuid ?? '')).body).toMatchObject({ restored: 1 })
    expect((await one.times()).map(({ time }) => time).toSorted()).toEqual([1.5, 2.5])
  })

  test('keeps one whose party was removed since', async () => {
    const one = await addCourtOfProtectionCase()
    const { body } = await one.take(one.file)
    await one.rest('PATCH', `client/case/${one.uuid}/time-recording/${one.stored[1]?.uuid}`, { party: null })
    expect((await one.rest('DELETE', `client/case/${one.uuid}/party/${one.party}`)).status).toBe(204)
    const { body: undone } = await one.undo(body.import_uuid ?? '')
    expect(undone.kept.map(({ row, message }) => [row, message])).toEqual([
      [2, 'The party or part that this row had before the import was removed, so it stays as it is.'],
      [3, KEPT],
    ])
    expect((await one.times()).map(({ time }) => time)).toEqual([1.5, 2.5])
  })

  test('restores a row once that the file named twice', async () => {
    const one = await addCourtOfProtectionCase()
    const twice = `${one.file}\n${one.file.split('\n')[1]}`
    const { body } = await one.take(twice)
    expect((await one.undo(body.import_uuid ?? '')).body).toMatchObject({ restored: 2, kept: [] })
    expect((await one.times()).map(values)).toEqual(one.stored.map(values))
  })
})
