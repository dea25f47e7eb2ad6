import { activityTypes } from '@costdraft/costing'
import { expect, test } from 'vitest'
import { check, type CaseFacts } from '../field.ts'
import { enhancementFields, everyEnhancement } from './enhancement.ts'

const care: CaseFacts = { area: 'legal_aid', caseType: 'care_and_supervision', dualAspect: false }
const dual: CaseFacts = { area: 'legal_aid', caseType: 'domestic_abuse_and_child_arrangement', dualAspect: true }
const validate = (enhancement: unknown, cap = 50) =>
  check(enhancementFields(cap), { activityType: 'preparation', enhancement }, care)

test.each([0, 1, 49, 50, '40'])('%s %% is accepted', (percent) =>
  expect(validate(percent).value?.enhancement).toBe(Number(percent)),
)
test.each([-1, 51, 12.5, '12.5', 'much', Infinity, 1e308, true, [10]])(
  '%s %% is refused with a message that names cap and court',
  (percent) =>
    expect(validate(percent).problems).toEqual([
      { path: 'enhancement', message: 'Enter a whole percent from 0 to 50, the most allowed below the High Court.' },
    ]),
)
test('in the High Court the cap is higher', () => {
  expect([validate(100, 100).problems, validate(101, 100).problems?.[0]?.message]).toEqual([
    undefined,
    'Enter a whole percent from 0 to 100, the most allowed in the High Court.',
  ])
})
test('the activity must be known, and a part is required where the case has parts', () => {
  expect(check(enhancementFields(50), { activityType: 'singing', enhancement: 1 }, care).problems?.[0]?.path).toBe(
    'activityType',
  )
  expect(check(enhancementFields(50), { activityType: 'counsel', enhancement: 1 }, dual).problems).toEqual([
    { path: 'casePart', message: 'This is required.' },
  ])
})
test('every activity of every part has a percentage, 0 where none is set', () => {
  const set = [{ activity_type: 'counsel', case_part: null, enhancement: 10 }] as const
  expect(everyEnhancement(care, set).map((row) => [row.activity_type, row.enhancement])).toEqual(
    activityTypes.map((activity) => [activity, activity === 'counsel' ? 10 : 0]),
  )
  expect(
    everyEnhancement(dual, [{ ...set[0], case_part: 'child_arrangement' }]).filter(
      ({ enhancement }) => enhancement !== 0,
    ),
  ).toEqual([{ ...set[0], case_part: 'child_arrangement' }])
  expect(everyEnhancement(dual, set)).toHaveLength(2 * activityTypes.length)
})
test('a percentage without a part is that of each part that has none of its own', () => {
  const set = [
    { activity_type: 'counsel', case_part: null, enhancement: 10 },
    { activity_type: 'counsel', case_part: 'child_arrangement', enhancement: 0 },
    { activity_type: 'advocacy', case_part: null, enhancement: null },
  ] as const
  const said = everyEnhancement(dual, set).filter(
    ({ activity_type: name }) => name === 'counsel' || name === 'advocacy',
  )
  expect(said.map(({ activity_type, case_part, enhancement }) => [activity_type, case_part, enhancement])).toEqual(
    expect.arrayContaining([
      ['counsel', 'child_arrangement', 0],
      ['counsel', 'non_molestation_order', 10],
      ['advocacy', 'child_arrangement', null],
      ['advocacy', 'non_molestation_order', null],
    ]),
  )
})
