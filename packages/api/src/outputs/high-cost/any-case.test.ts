import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyItems, anyPricedCase, enteredFees } from '../../../../../dev/any-high-cost.ts'
import { frozenHighCost } from '../../../../../dev/frozen-high-cost.ts'
import { printedPence } from '../../../../../tests/support/printed-pence.ts'
import { claimDocument } from './claim-document.ts'
import { counselBreakdown } from './counsel-breakdown.ts'

const sum = (amounts: readonly number[]): number => amounts.reduce((total, one) => total + one, 0)

describe('any high cost case', () => {
  test('has a claim whose schedules and columns come to the bill', () =>
    fc.assert(
      fc.property(anyPricedCase, anyItems, (priced, items) => {
        const frozen = frozenHighCost(priced, items, { rates: enteredFees })
        const { bill } = frozen
        const { byHour, events, counselPaid, experts, disbursements, summary } = claimDocument(frozen)
        const schedules = [counselPaid, experts, disbursements].map(({ total }) => total)
        const parts = [...(byHour ? [byHour] : []), ...events.rows, ...schedules]
        expect([
          sum(parts.map(({ net }) => printedPence(net))),
          sum(parts.map(({ vat }) => printedPence(vat))),
        ]).toEqual([bill.net, bill.vat])
        expect(summary.rows[0]!.figures.map(printedPence)).toEqual([...bill.heads.map(({ net }) => net), bill.net])
        expect(sum(summary.madeOf.map(({ net }) => printedPence(net)))).toBe(bill.net)
        expect(sum(events.total.slice(0, -2).map(printedPence))).toBe(printedPence(events.total.at(-2)!))
      }),
    ))

  test('has a breakdown that comes to the head of counsel, and names no value that is missing as nothing', () =>
    fc.assert(
      fc.property(anyPricedCase, anyItems, fc.boolean(), (priced, items, isHeld) => {
        const frozen = frozenHighCost(priced, items, isHeld ? { rates: enteredFees } : {})
        const counsel = frozen.bill.heads.find(({ name }) => name === 'counsel')!
        const { sections, summary } = counselBreakdown(frozen)
        expect(sum(sections.map(({ total }) => printedPence(total.net)))).toBe(counsel.net)
        expect(sum(sections.map(({ total }) => printedPence(total.vat)))).toBe(counsel.vat)
        expect(printedPence(summary.total.net)).toBe(counsel.net)
        expect(sum(sections.map(({ rows }) => rows.length))).toBe(counsel.lines.length)
        for (const { rows, total } of sections)
          if (rows.some(({ tone }) => tone === 'missing') && !rows.some(({ tone }) => tone === 'claimed'))
            expect(total.net).toBe('no value')
      }),
    ))
})
