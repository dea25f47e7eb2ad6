import { expect, test } from 'vitest'
import { fullHighCostBill } from '../../../../../dev/full-high-cost.ts'
import { money } from '../bill/format.ts'
import { hourlyComparison } from './hourly-comparison.ts'

test('has each event of the solicitor with its number in the claim, and comes to them', () => {
  const frozen = fullHighCostBill(40)
  const { events, total, comparison } = hourlyComparison(frozen)
  const valued = events.filter(({ net }) => net !== 'no value')
  expect(valued.length).toBeGreaterThan(10)
  expect(total).toMatchObject({
    label: `Total, without ${events.length - valued.length} events of no value`,
    net: money(valued.reduce((sum, { net }) => sum + Math.round(Number(net.replaceAll(',', '')) * 100), 0)),
  })
  expect(events.every(({ no, net, vat }) => no !== '' && (net === 'no value') === (vat === ''))).toBe(true)
  expect(comparison.facts.map(({ label }) => label)).toContain('By the hour')
})

test('of a case that is paid by the hour has the same events, and comes to what they are compared as', () => {
  const byHour = fullHighCostBill(4, {}, { feeScheme: 'hourly' })
  const { events, total } = hourlyComparison(byHour)
  expect(events).toEqual(
    hourlyComparison(fullHighCostBill(4)).events.map((event) => ({ ...event, no: String(Number(event.no) + 1) })),
  )
  expect(total.net).toBe(money(byHour.bill.comparison?.events ?? -1))
})

test('says where no figure by the hour is entered, and where no event is recorded', () => {
  const frozen = fullHighCostBill(0, { hourlyFigure: null, hourlyFigureSource: null })
  expect(hourlyComparison(frozen)).toMatchObject({
    events: [],
    comparison: { facts: [{ value: 'No figure is entered: there is nothing to compare the events with.' }] },
  })
})
