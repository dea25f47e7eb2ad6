import { expect, test } from 'vitest'
import { changesText } from './changes-text.ts'
import { feeEarnerControls } from './fee-earner-controls.ts'
import { siteControls } from './site-controls.ts'

const controls = feeEarnerControls([{ value: 'l', label: 'London' }], [])

test('changes are told field by field, as a form shows their values', () => {
  const row = { grade: 'D', site: 't', type: 'paralegal', isPanelMember: null }
  expect(changesText(controls, row, { grade: 'C', isPanelMember: true, type: 'legal_executive', site: 'l' })).toBe(
    'Site: t → London. Type: Paralegal → Legal executive. Grade: D → C. Panel member: No → Yes.',
  )
})

test('fields without a control here are left out; what is empty is nothing', () => {
  const { guidelineBand } = siteControls
  expect(changesText({ guidelineBand }, { guidelineBand: null }, { town: 'York', guidelineBand: 'london_1' })).toBe(
    'Guideline band: nothing → London 1.',
  )
  expect(changesText({ guidelineBand }, {}, { town: 'York' })).toBe('')
})
