import { expect, test } from 'vitest'
import { counselLevels, counselLevelsOf } from './counsel-levels.ts'

test('the levels of counsel are those of the counsel arrangement, or all while there is none', () => {
  expect(counselLevelsOf('single_counsel')).toEqual(['junior'])
  expect(counselLevelsOf('leading_counsel_junior_counsel')).toEqual(['leading', 'junior'])
  expect(counselLevelsOf('2x_junior_counsel')).toEqual(['junior'])
  expect(counselLevelsOf('leading_counsel_solicitor')).toEqual(['leading'])
  expect(counselLevelsOf('senior_junior_counsel')).toEqual(['senior', 'junior'])
  for (const scheme of ['solicitor_advocate', 'solicitor_advocate_fas'] as const)
    expect(counselLevelsOf(scheme)).toEqual([])
  for (const none of [null, undefined]) expect(counselLevelsOf(none)).toEqual(counselLevels)
})
