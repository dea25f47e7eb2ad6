import { beforeAll, describe, expect, test } from 'vitest'
import { answersTo, type Row } from './support/answered.ts'
import { ASHDOWN, CALDER, firmOf, newCase, newCourtOfProtectionCase, newHighCostCase } from './support/firm.ts'
import { as } from './support/instance.ts'

// What the check before filing finds by rule: what it comes to, and the rows that the lists of a case have of it.
const ashdown = as(ASHDOWN)
const answered = answersTo(ashdown)

let feeEarner = ''
beforeAll(async () => {
  feeEarner = (await firmOf(ASHDOWN)).feeEarner
})

interface Count {
  rule: string
  count: number
  hours: number | null
  net: number | null
  rows: { list: string; tab_value: string | null; count: number }[]
}
interface Page {
  total_count: number
  nodes: (Row & { description: string | null })[]
}
const work = (change: Row | Record<string, unknown> = {}) => ({
  date: '2025-03-03',
  fee_earner: feeEarner,
  activity_type: 'preparation',
  time: 1,
  description: 'Reading the bundle',
  ...change,
})
const interim = (change: Record<string, unknown> = {}) => ({
  date: '2025-04-04',
  court_level: 'other_judge',
  fee_earner: feeEarner,
  hearing_type: 'interim',
  start_time: '10:00',
  end_time: '12:00',
  ...change,
})
const at = (uuid: string): string => `client/case/${uuid}`
const add = async (uuid: string, path: string, body: object): Promise<string> =>
  (await answered<Row>('POST', `${at(uuid)}/${path}`, body)).uuid
const counts = async (uuid: string): Promise<Count[]> =>
  (await answered<{ counts: Count[] }>('GET', `${at(uuid)}/filing-check?first=1`)).counts
const rulesOf = async (uuid: string): Promise<string[]> => (await counts(uuid)).map(({ rule }) => rule)
const messagesOf = async (uuid: string, rule: string): Promise<string[]> => {
  const { nodes } = await answered<{ nodes: { message: string }[] }>('GET', `${at(uuid)}/filing-check?rule=${rule}`)
  return nodes.map(({ message }) => message)
}
const rows = (uuid: string, path: string, rule: string, more = ''): Promise<Page> =>
  answered<Page>('GET', `${at(uuid)}/${path}?finding=${rule}${more}`)

describe('the rows of a rule', () => {
  /** Two long rows, one short one, and a hearing of nine hours. */
  const longRows = async (): Promise<string> => {
    const { uuid } = await newCase(ASHDOWN)
    await add(uuid, 'time-recording', work({ time: 8.5, description: 'First long row' }))
    await add(uuid, 'time-recording', work({ time: 8, description: 'Eight hours', date: '2025-03-04' }))
    await add(uuid, 'time-recording', work({ time: 9, description: 'Second long row', date: '2025-03-05' }))
    await add(uuid, 'hearing', interim({ start_time: '09:00', end_time: '18:00' }))
    return uuid
  }

  test('are counted with their hours and money, listed by their tabs, and their list agrees', async () => {
    const uuid = await longRows()
    const found = (await counts(uuid)).find(({ rule }) => rule === 'long_row')
    expect(found).toMatchObject({
      count: 3,
      hours: 26.5,
      rows: [
        { list: 'time_recording', tab_value: null, count: 2 },
        { list: 'hearing', tab_value: 'interim', count: 1 },
      ],
    })
    const times = await rows(uuid, 'time-recording', 'long_row', '&sort=description&order=desc')
    const hearings = await rows(uuid, 'hearing', 'long_row')
    expect(times.nodes.map(({ description }) => description)).toEqual(['Second long row', 'First long row'])
    expect([times.total_count, hearings.total_count]).toEqual([2, 1])
    const [ofTimes, ofHearings] = await Promise.all(
      ['time-recording', 'hearing'].map((path) =>
        answered<{ count: number; net: number }>('GET', `${at(uuid)}/${path}/sums?finding=long_row`),
      ),
    )
    expect([ofTimes?.count, ofHearings?.count]).toEqual([2, 1])
    expect((ofTimes?.net ?? 0) + (ofHearings?.net ?? 0)).toBeCloseTo(found?.net ?? 0, 2)
    // A filter beside it narrows it.
    expect((await rows(uuid, 'time-recording', 'long_row', '&from=2025-03-05')).total_count).toBe(1)
    expect((await rows(uuid, 'disbursement', 'long_row')).total_count).toBe(0)
  })

  test('are the same of a completed case, and through GraphQL', async () => {
    const uuid = await longRows()
    await answered('POST', `${at(uuid)}/status/complete`, {}, 200)
    expect((await rows(uuid, 'time-recording', 'long_row')).total_count).toBe(2)
    const { data, errors } = await ashdown.graphql(
      `query($c: ID!) { case(uuid: $c) {
        filingCheck { counts { rule count hours net tabs { tab count } } }
        timeRecordings(filter: { finding: long_row }) { totalCount nodes { description } sums { count time } } } }`,
      { c: uuid },
    )
    expect(errors).toBeUndefined()
    const told = data as {
      case: {
        filingCheck: { counts: { rule: string; net: string }[] }
        timeRecordings: { totalCount: number; sums: object }
      }
    }
    expect(told.case.filingCheck.counts.find(({ rule }) => rule === 'long_row')).toEqual({
      rule: 'long_row',
      count: 3,
      hours: '26.50',
      net: expect.stringMatching(/^\d+\.\d\d$/),
      tabs: [
        { tab: 'timeRecordings', count: 2 },
        { tab: 'hearings', count: 1 },
      ],
    })
    expect(told.case.timeRecordings).toMatchObject({ totalCount: 2, sums: { count: 2, time: '17.50' } })
  })

  test('are of this case alone, and a rule that there is not is refused by name', async () => {
    const uuid = await longRows()
    const refused = await ashdown.rest('GET', `${at(uuid)}/time-recording?finding=bribe`)
    expect([refused.status, refused.body]).toMatchObject([422, { details: { finding: expect.any(String) } }])
    expect((await ashdown.rest('GET', `${at(uuid)}/cost-note?finding=long_row`)).status).toBe(422)
    expect((await as(CALDER).rest('GET', `${at(uuid)}/time-recording?finding=long_row`)).status).toBe(404)
  })

  test('follow a change: a row that is put right is found no more', async () => {
    const uuid = await longRows()
    const [first] = (await rows(uuid, 'time-recording', 'long_row')).nodes
    await answered('PATCH', `${at(uuid)}/time-recording/${first?.uuid}`, { time: 8 }, 200)
    expect((await rows(uuid, 'time-recording', 'long_row')).nodes.map(({ description }) => description)).toEqual([
      'Second long row',
    ])
  })
})

describe('what is read of a case', () => {
  test('a hearing of one hour without bolt-on and bundle needs no evidence; one with either does', async () => {
    const { uuid } = await newCase(ASHDOWN)
    const hour = { start_time: '10:00', end_time: '11:00' }
    await add(uuid, 'hearing', interim(hour))
    await add(uuid, 'hearing', interim({ ...hour, date: '2025-04-05', court_bundle: 'bundle_1' }))
    await add(uuid, 'hearing', interim({ ...hour, date: '2025-04-06', allegations_of_harm: true }))
    await add(uuid, 'hearing', interim({ ...hour, date: '2025-04-07', end_time: '11:01' }))
    expect(await messagesOf(uuid, 'attendance_not_evidenced')).toEqual(
      ['05', '06', '07'].map((day) => `Interim hearing of ${day}/04/2025 has no evidence of attendance.`),
    )
  })

  test('hearings at one time, within one of several days as well', async () => {
    const { uuid } = await newCase(ASHDOWN)
    await add(uuid, 'hearing', interim())
    await add(uuid, 'hearing', interim({ start_time: '11:30', end_time: '13:00' }))
    // Monday the 7th and two days that follow; an hour on the Wednesday.
    await add(uuid, 'hearing', {
      ...interim({ date: '2025-04-07', hearing_type: 'final', units: 3 }),
      start_time: undefined,
      end_time: undefined,
    })
    await add(uuid, 'hearing', interim({ date: '2025-04-09', end_time: '11:00' }))
    await add(uuid, 'hearing', interim({ date: '2025-04-10', end_time: '11:00' }))
    expect(await messagesOf(uuid, 'hearings_overlap')).toEqual([
      'Interim hearing of 04/04/2025 begins before another of that day has ended, recorded for the same person.',
      'Interim hearing of 09/04/2025 is on a day of the final hearing of 07/04/2025, recorded for the same person.',
    ])
    // Both of each pair.
    expect((await rows(uuid, 'hearing', 'hearings_overlap')).total_count).toBe(4)
  })

  test('enhancement without reasons, until there are reasons and a narrative', async () => {
    const { uuid } = await newCase(ASHDOWN)
    await add(uuid, 'time-recording', work({ time: 7 }))
    await answered('PATCH', `${at(uuid)}/exceptional`, { exceptionals: [{ exceptional: true, case_part: null }] })
    await answered(
      'POST',
      `${at(uuid)}/tr_enhancement`,
      { enhancements: [{ activity_type: 'preparation', case_part: null, enhancement: 40 }] },
      200,
    )
    expect(await rulesOf(uuid)).toEqual(['provisional_rate', 'exceptional_not_reached', 'enhancement_unreasoned'])
    await answered('PATCH', `${at(uuid)}/narrative`, { narrative: 'The case was this.' }, 200)
    expect(await messagesOf(uuid, 'enhancement_unreasoned')).toEqual([
      'Enhancement of 40 % is claimed for 1 row, and there are no reasons for it.',
    ])
    await answered('PATCH', `${at(uuid)}/enhancement`, { enhancement: 'Urgent throughout.' }, 200)
    expect(await rulesOf(uuid)).toEqual(['provisional_rate', 'exceptional_not_reached'])
  })

  test('a character that no font has, in a row and in the narrative; scripts of names are printed', async () => {
    const { uuid } = await newCase(ASHDOWN)
    await add(uuid, 'time-recording', work({ description: 'Reading “Łukasz” – 王, محمد' }))
    expect(await rulesOf(uuid)).toEqual([])
    await add(uuid, 'time-recording', work({ description: 'Reading 𓀀 twice', date: '2025-03-04' }))
    await answered('PATCH', `${at(uuid)}/narrative`, { narrative: 'The case was 𓀁.' }, 200)
    expect(await messagesOf(uuid, 'unprintable')).toEqual([
      'The narrative has a character that the documents cannot print: 𓀁. A sign is printed instead.',
      'Preparation of 04/03/2025 has a character that the documents cannot print: 𓀀. A sign is printed instead.',
    ])
  })

  test('work for a deputy outside the period of the case, and of its part; a payment by its grade', async () => {
    const { uuid } = await newCourtOfProtectionCase(ASHDOWN, {
      case_type: 'general_management',
      start_date: '2024-01-01',
      end_date: '2024-12-31',
      opg_estimate: 99_999,
    })
    const part = await add(uuid, 'case-part', {
      description: 'The spring',
      start_date: '2024-03-01',
      end_date: '2024-05-31',
    })
    await add(uuid, 'time-recording', work({ date: '2023-12-31' }))
    await add(uuid, 'time-recording', work({ date: '2024-06-01', cop_case_part: part }))
    await add(uuid, 'time-recording', work({ date: '2024-06-02', description: 'Making a payment to the carers' }))
    expect(await messagesOf(uuid, 'outside_period')).toEqual([
      'Preparation of 31/12/2023 is before 01/01/2024, the first day of the period of the case.',
      'Preparation of 01/06/2024 is after 31/05/2024, the last day of its part, The spring.',
    ])
    expect(await messagesOf(uuid, 'practice')).toEqual([
      expect.stringMatching(/^Preparation of 02\/06\/2024, 1 hour at Grade [A-D]: not more than 3 minutes at Grade D/),
    ])
  })

  test('a fee note of counsel beside an event, and a court fee with VAT', async () => {
    const { uuid } = await newHighCostCase(ASHDOWN)
    await add(uuid, 'high-cost/procedural-step', {
      event: 'court_hearing',
      date: '2025-03-03',
      description: 'First hearing',
      counsel: [
        {
          counsel_level: 'junior',
          counsel_attendance: { party_uuid: await add(uuid, 'party', { party: 'Ms Quill' }), attendance: 'event' },
        },
      ],
    })
    const fee = { date: '2025-03-03', disbursement_type: 'counsel_fee', amount: 10 }
    await add(uuid, 'disbursement', fee)
    await add(uuid, 'disbursement', { ...fee, disbursement_type: 'court_fee', vat_exempt: false })
    expect(await messagesOf(uuid, 'counsel_twice')).toHaveLength(1)
    expect(await messagesOf(uuid, 'vat_on_court_fee')).toEqual([
      'Court fee of 03/03/2025 (£10.00) is claimed with VAT of £2.00. Court fees bear none.',
    ])
  })
})
