import { beforeAll, describe, expect, test } from 'vitest'
import { as } from './support/instance.ts'
import { HEAD } from './support/ledger.ts'
import { caseIn, importsOf, ledgerFirm, type LedgerFirm } from './support/ledger-import.ts'

let firm: LedgerFirm
beforeAll(async () => {
  firm = await ledgerFirm()
})

interface Time {
  uuid: string
  version: number
  date: string
  description: string | null
  time: number
  activity_type: string
  fee_earner: { uuid: string }
}
const timesOf = async (email: string, caseUuid: string): Promise<Time[]> => {
  const { body } = await as(email).rest<{ instances: { time_recordings: Time[] }[] }>(
    'GET',
    `client/case/${caseUuid}/time-recording`,
  )
  return body.instances.flatMap(({ time_recordings }) => time_recordings)
}
const newCase = async (of = firm) => {
  const uuid = await caseIn(of)
  return { uuid, times: () => timesOf(of.owner, uuid), ...importsOf(of.owner, uuid) }
}

/** Headings that nobody knows. */
const ODD = 'When,Who did it,What,Words,How long,Ref\n'
const oddRows = [
  '03/02/2025,"Shah, Priya",Drafting,Drafting the statement of the mother,1.5,1',
  '04/02/2025,"Shah, Priya",preparation,Reading the papers again,0.5,2',
  '05/02/2025,Tom Okafor,letter out,Letter to the local authority,0.1,3',
]

describe('the columns of a file', () => {
  test('are known by their headings', async () => {
    const one = await newCase()
    const { status, body } = await one.preview(`${HEAD}03/02/2025,PS,preparation,Reading the papers,0.5`)
    expect(status).toBe(200)
    expect(body.columns.map(({ heading, column, guessed_by }) => [heading, column, guessed_by])).toEqual([
      ['Date', 'date', 'heading'],
      ['Fee earner', 'fee_earner', 'heading'],
      ['Activity', 'activity', 'heading'],
      ['Description', 'description', 'heading'],
      ['Time', 'time', 'heading'],
    ])
    expect(body).toMatchObject({
      missing: [],
      required: ['date', 'fee_earner', 'activity', 'time'],
      offered: ['id', 'date', 'fee_earner', 'activity', 'description', 'time', 'units'],
      counts: { ready: 1, warning: 0, error: 0, left_out: 0, estimated: 0, added: 1, updated: 0, unchanged: 0 },
      more_rows: 0,
      people: [{ text: 'PS', rows: 1, uuid: firm.people.priya, by: 'initials' }],
      activities: [{ text: 'preparation', rows: 1, activity_type: 'preparation', by: 'name' }],
    })
    expect(body.rows).toEqual([
      {
        row: 2,
        state: 'ready',
        cells: ['03/02/2025', 'PS', 'preparation', 'Reading the papers', '0.5'],
        date: '2025-02-03',
        fee_earner: { uuid: firm.people.priya, name: 'Priya Shah' },
        activity_type: 'preparation',
        description: 'Reading the papers',
        time: 0.5,
        estimated: false,
        change: 'added',
        messages: [],
        duplicate: null,
      },
    ])
    expect(await one.times()).toEqual([])
  })

  test('are guessed by nearly all their values where no heading says, and never over one that does', async () => {
    const one = await newCase()
    const { body } = await one.preview(ODD + oddRows.join('\n'), { activities: { drafting: 'preparation' } })
    expect(body.columns.map(({ column, guessed_by }) => [column, guessed_by])).toEqual([
      ['date', 'values'],
      ['fee_earner', 'values'],
      ['activity', 'values'],
      ['description', 'values'],
      ['time', 'values'],
      [null, null],
    ])
    expect(body.columns[1]?.samples).toEqual(['Shah, Priya', 'Tom Okafor'])
    // Two columns of dates: nobody knows which.
    const two = await one.preview('When,Entered,Who,What,Hours\n03/02/2025,04/02/2025,PS,preparation,0.5')
    expect(two.body.columns.slice(0, 2).map(({ column }) => column)).toEqual([null, null])
    expect(two.body).toMatchObject({ missing: ['date'], rows: [], people: [] })
    const headed = await one.preview('Date,When,Who,What,Hours\nsoon,04/02/2025,PS,preparation,0.5')
    expect(headed.body.columns.slice(0, 2).map(({ column }) => column)).toEqual(['date', null])
  })
})

describe('an import', () => {
  test('takes a messy file as it was chosen, remembers the choices, and is undone', async () => {
    const one = await newCase(),
      file = ODD + oddRows.join('\n')
    const first = await one.preview(file, { columns: { '2': 'activity' } })
    expect(first.body.counts).toMatchObject({ ready: 1, error: 2 })
    expect(first.body.people[0]).toMatchObject({
      text: 'Shah, Priya',
      rows: 2,
      uuid: null,
      by: null,
      suggestions: [{ uuid: firm.people.priya, name: 'Priya Shah' }],
    })
    expect(first.body.activities[0]).toMatchObject({
      text: 'Drafting',
      activity_type: null,
      suggestions: ['preparation'],
    })
    const choices = {
      columns: { '2': 'activity' as const },
      people: { 'SHAH,  priya': firm.people.priya },
      activities: { drafting: 'preparation' as const },
    }
    const chosen = await one.preview(file, choices)
    expect(chosen.body.counts).toMatchObject({ ready: 3, error: 0, added: 3 })
    expect(await one.take(file, { choices, name: 'Messy.csv' })).toMatchObject({
      status: 200,
      body: { added: 3, updated: 0, unchanged: 0, left_out: 0, failed: [], warnings: [] },
    })
    expect(
      (await one.times()).map(({ activity_type, fee_earner, time }) => [activity_type, fee_earner.uuid, time]),
    ).toEqual([
      ['preparation', firm.people.priya, 1.5],
      ['preparation', firm.people.priya, 0.5],
      ['letter_out', firm.people.tom, 0.1],
    ])
    const list = await one.list()
    expect(list).toMatchObject([
      { file_name: 'Messy.csv', added: 3, updated: 0, left_out: 0, undone_at: null, undone_by: null, may_undo: true },
    ])
    const again = await (await newCase()).preview(file)
    expect(again.body.counts).toMatchObject({ ready: 3, error: 0 })
    expect(again.body.columns[2]).toMatchObject({ column: 'activity', guessed_by: 'remembered' })
    expect(again.body.people.find(({ text }) => text === 'Shah, Priya')).toMatchObject({ by: 'remembered' })
    expect(await one.undo(list[0]?.uuid ?? '')).toMatchObject({
      status: 200,
      body: { removed: 3, restored: 0, kept: [] },
    })
    expect(await one.times()).toEqual([])
    expect(await one.list()).toMatchObject([{ undone_by: expect.stringContaining(' '), may_undo: false }])
    expect(await one.undo(list[0]?.uuid ?? '')).toMatchObject({
      status: 409,
      body: { message: 'This import was undone already.' },
    })
  })
})
