import { expect, test } from 'vitest'
import { noHistory, redoStep, undoStep, withStep, type History } from './history.ts'

const step = (label: string) => ({ label, changes: [label] })
const labels = ({ done, undone }: History<string>) => [done, undone].map((steps) => steps.map(({ label }) => label))

test('steps are undone from the last, and done again in their order', () => {
  let history: History<string> = ['a', 'b', 'c'].reduce<History<string>>(
    (last, label) => withStep(last, step(label)),
    noHistory,
  )
  for (const _ of [1, 2]) history = undoStep(history)!.history
  expect(labels(history)).toEqual([['a'], ['c', 'b']])
  history = redoStep(history)!.history
  expect(labels(history)).toEqual([['a', 'b'], ['c']])
})

test('a new step ends what could be done again', () => {
  const history = withStep(undoStep(withStep(noHistory as History<string>, step('a')))!.history, step('b'))
  expect(labels(history)).toEqual([['b'], []])
  expect(redoStep(history)).toBeUndefined()
  expect(undoStep(noHistory)).toBeUndefined()
})
