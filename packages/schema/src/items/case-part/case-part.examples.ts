import type { Examples } from '../kind-examples.ts'

const period = { start: '2024-04-01', end: '2025-03-31' }
const year = { description: 'First year of management', startDate: '2024-04-01', endDate: '2025-03-31' } as const

export const casePartExamples: Examples<'casePart'> = {
  valid: [year, { description: 'Application for a statutory will' }, { ...year, endDate: '2024-04-01' }],
  invalid: [
    ['every gap at once', {}, ['description']],
    ['a short description', { ...year, description: 'ab' }, ['description']],
    ['a long description', { ...year, description: 'x'.repeat(251) }, ['description']],
    ['a start before the case', { ...year, startDate: '2024-03-31' }, ['startDate'], { period }],
    ['an end after the case', { ...year, endDate: '2025-04-01' }, ['endDate'], { period }],
    [
      'wholly before the case',
      { ...year, startDate: '2023-04-01', endDate: '2024-03-31' },
      ['endDate', 'startDate'],
      { period },
    ],
    ['an end before the start', { ...year, startDate: '2024-06-02', endDate: '2024-06-01' }, ['endDate']],
  ],
}
