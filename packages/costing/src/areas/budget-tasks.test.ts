import { expect, test } from 'vitest'
import { placeOfTask } from './budget-tasks.ts'

const tasks = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, at) => `T${first + at}`)

test('work by its task is in a phase up to T25, contingent up to T32, and in no budget after that', () => {
  for (const task of tasks(1, 25)) expect(placeOfTask(task), task).toBe('phase')
  for (const task of tasks(26, 32)) expect(placeOfTask(task), task).toBe('contingency')
  for (const task of tasks(33, 41)) expect(placeOfTask(task), task).toBe('nowhere')
  expect(placeOfTask(null)).toBe('phase')
})
