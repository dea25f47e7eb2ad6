import type { Examples } from '../examples.ts'

export const partyExamples: Examples<'party'> = {
  valid: [{ party: 'Office of the Public Guardian' }, { party: 'x'.repeat(100) }],
  invalid: [
    ['no name', {}, ['party']],
    ['a short name', { party: 'ab' }, ['party']],
    ['a long name', { party: 'x'.repeat(101) }, ['party']],
  ],
}
