import { describe, expect, test } from 'vitest'
import { cpuTimeOf, parseProcessTimes } from './process-times.ts'

/**
 * A line of /proc/PID/stat: id, name, state, parent, nine fields of no interest here, the four times, and further
 * fields.
 */
const stat = (name: string, parent: number, times: string): string =>
  `2464 (${name}) S ${parent} 2464 2464 0 -1 4194560 901 77 3 0 ${times} 20 0 1 0 163000 221655040 3021 18446744073709551615`

test('the times of a process are its own and those of its ended children', () => {
  expect(parseProcessTimes(stat('postgres', 17, '200 30 1000 4'))).toEqual({ parent: 17, ticks: 1_234 })
})

test('a name may hold spaces and parentheses', () => {
  expect(parseProcessTimes(stat('a (b) 1 2) R 3', 17, '1 2 3 4'))).toEqual({ parent: 17, ticks: 10 })
})

test('anything else is refused', () => {
  for (const text of ['', '2464 (node) S', stat('node', 17, '1 2 x 4'), '2464 (node) S 1 2 3'])
    expect(() => parseProcessTimes(text)).toThrow('These are not the times of a process')
})

describe('the CPU time of a process', () => {
  const processes = new Map([
    [10, { parent: 1, ticks: 3 }],
    [11, { parent: 10, ticks: 20 }],
    [12, { parent: 11, ticks: 100 }],
    [20, { parent: 1, ticks: 5_000 }],
  ])

  test('includes that of everything it started, in milliseconds, and of nothing else', () => {
    expect(cpuTimeOf(processes, 10)).toBe(1_230)
    expect(cpuTimeOf(processes, 12)).toBe(1_000)
  })

  test('is not told of a process that has ended', () => {
    expect(() => cpuTimeOf(processes, 13)).toThrow('The process 13 has ended.')
  })
})
