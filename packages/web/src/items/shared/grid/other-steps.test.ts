import { expect, test } from 'vitest'
import { noHistory, undoStep, withStep } from './history.ts'
import { nextOther, type OtherStep } from './other-steps.ts'

const typing = { label: 'typing', changes: [] }
const filling = { label: 'filling', changes: [] }

/** Something done beside the grid after a step, and whether it was undone. */
function other(after: OtherStep['after']): OtherStep {
  let isDone = false
  return { label: 'dividing a row', after, undo: () => (isDone = true), isUndone: () => isDone }
}

test('what was done beside the grid is undone before what was done in it earlier, and after what was done later', () => {
  const typed = withStep(noHistory, typing)
  const divided = other(typing)
  expect(nextOther([divided], typed)).toBe(divided)
  const filled = withStep(typed, filling)
  expect(nextOther([divided], filled)).toBeUndefined()
  expect(nextOther([divided], undoStep(filled)?.history ?? noHistory)).toBe(divided)
})

test('what was undone already, by the button that is shown for it, is passed over', () => {
  const first = other(undefined)
  const second = other(undefined)
  expect(nextOther([first, second], noHistory)).toBe(second)
  second.undo()
  expect(nextOther([first, second], noHistory)).toBe(first)
  first.undo()
  expect(nextOther([first, second], noHistory)).toBeUndefined()
})
