import { rulesCheckedIn } from '@costdraft/costing'
import { expect, test } from 'vitest'
import { fullHighCostBill } from '../../../../../dev/full-high-cost.ts'
import { fullLegalAidBill } from '../../../../../dev/full-legal-aid.ts'
import { claimChecklist } from './claim-checklist.ts'

const full = fullLegalAidBill(10)

test('has every rule of the area, what was found, and who completed the case over it', () => {
  const { points, summary } = claimChecklist(full)
  expect(points).toHaveLength(rulesCheckedIn('legal_aid').length)
  expect(summary[0]).toBe('Ellen Marsh completed the case on 3 February 2026, over 4 points that are listed here.')
  const [vouchers, facts] = points.filter(({ isClear }) => !isClear)
  expect(vouchers).toMatchObject({ title: 'Vouchers', more: 'and 1 point more' })
  expect(vouchers?.found).toHaveLength(2)
  expect(facts).toMatchObject({ title: 'Facts missing', more: null })
})

test('says that nothing is open, and of an earlier snapshot that nothing is known or how much by rule', () => {
  const { filing: _filing, findings: _findings, ...older } = full
  expect(claimChecklist({ ...full, filing: [], findings: [] }).summary[0]).toContain('with nothing open')
  expect(claimChecklist(older)).toMatchObject({
    points: [],
    summary: ['The case was completed before such a check was kept.', expect.any(String)],
  })
  const counts = claimChecklist({ ...older, filing: [{ rule: 'duplicate', count: 2 }] })
  expect(counts.points.find(({ isClear }) => !isClear)).toMatchObject({ found: [], more: '2 points' })
  expect(claimChecklist({ ...fullHighCostBill(1), filing: [] }).points).toHaveLength(
    rulesCheckedIn('high_cost_legal_aid').length,
  )
})
