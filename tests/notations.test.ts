import {
  datesRefused,
  datesTaken,
  moneyRefused,
  moneyTaken,
  timesRefused,
  timesTaken,
} from '@costdraft/schema/notation/notation.examples.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { ASHDOWN, firmOf, newCase } from './support/firm.ts'
import { as } from './support/instance.ts'

const ashdown = as(ASHDOWN)
interface Answer {
  date: string
  time: number
  amount: number
  details?: Record<string, string>
}
let caseUuid = ''
let feeEarner = ''
beforeAll(async () => {
  ;({ uuid: caseUuid } = await newCase(ASHDOWN))
  ;({ feeEarner } = await firmOf(ASHDOWN))
})

const post = (path: string, body: object) =>
  ashdown.rest<Answer>('POST', `client/case/${caseUuid}/${path}`, {
    fee_earner: feeEarner,
    date: '2025-01-14',
    ...body,
  })
const recorded = (body: object) =>
  post('time-recording', { activity_type: 'preparation', description: 'Reading the bundle', time: 1, ...body })
const spent = (amount: unknown) =>
  ashdown.rest<Answer>('POST', `client/case/${caseUuid}/disbursement`, {
    date: '2025-01-14',
    disbursement_type: 'other',
    description: 'Copies of the bundle',
    amount,
  })

describe('a string of a body is read as a form reads what is typed', () => {
  test.each(timesTaken.filter(([, hundredths]) => hundredths > 0))('the time %j', async (time, hundredths) => {
    const { status, body } = await recorded({ time })
    expect([status, body.time]).toEqual([201, hundredths / 100])
  })
  test.each(timesRefused)('the time %j is refused', async (time) => {
    const { status, body } = await recorded({ time })
    expect([status, Object.keys(body.details ?? {})]).toEqual([422, ['time']])
  })
  test.each(datesTaken)('the date %j', async (date, iso) => {
    const { status, body } = await recorded({ date })
    expect([status, body.date]).toEqual([201, iso])
  })
  test.each([...datesRefused.map(([text]) => text), '14/1', 'today'])('the date %j is refused', async (date) => {
    const { status, body } = await recorded({ date })
    expect([status, Object.keys(body.details ?? {})]).toEqual([422, ['date']])
  })
  test.each(moneyTaken.filter(([, pence]) => pence <= 9_999_999_900))('the amount %j', async (amount, pence) => {
    const { status, body } = await spent(amount)
    expect([status, body.amount]).toEqual([201, pence / 100])
  })
  test.each(moneyRefused)('the amount %j is refused', async (amount) => {
    const { status, body } = await spent(amount)
    expect([status, Object.keys(body.details ?? {})]).toEqual([422, ['amount']])
  })
  test('dates and hours in a list of days', async () => {
    const days = (hearing_days: unknown) =>
      post('hearing', {
        court_level: 'other_judge',
        hearing_type: 'interim',
        multi_day_interim: true,
        description: 'Fact finding',
        hearing_days,
      })
    const { status, body } = await days([
      { date: '14 Jan 2025', hours: '1:30' },
      { date: '15/01/2025', hours: 2 },
    ])
    expect([status, body]).toMatchObject([201, { hearing_time: 3.5, units: 2 }])
    const refused = await days([{ date: '14/01/2025', hours: '-0:30' }])
    expect([refused.status, Object.keys(refused.body.details ?? {})]).toEqual([422, ['hearing_days']])
  })
})

test('a date is read through the gateway, too', async () => {
  const { data, errors } = await ashdown.graphql(
    `mutation($c: ID!, $i: DisbursementInput!) { addDisbursement(caseUuid: $c, input: $i) { date amount } }`,
    {
      c: caseUuid,
      i: { date: '14/01/2025', disbursementType: 'other', description: 'Copies of the bundle', amount: 1234.56 },
    },
  )
  expect(errors).toBeUndefined()
  expect(data).toEqual({ addDisbursement: { date: '2025-01-14', amount: '1234.56' } })
})
