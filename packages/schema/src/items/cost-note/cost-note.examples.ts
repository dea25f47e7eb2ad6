import type { Examples } from '../kind-examples.ts'

export const costNoteExamples: Examples<'costNote'> = {
  valid: [
    { body: 'Travel to Exeter was agreed with the contract manager on 3 February 2025.' },
    { body: 'The interpreter was needed at each conference.\n\nHer rate is that of the voucher.' },
    { body: 'a'.repeat(5000) },
  ],
  invalid: [
    ['every gap at once', {}, ['body']],
    ['a short body', { body: 'ab' }, ['body']],
    ['nothing but spaces', { body: '     ' }, ['body']],
    ['a long body', { body: 'a'.repeat(5001) }, ['body']],
  ],
}
