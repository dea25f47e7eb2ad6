import { expect, test } from 'vitest'
import { sentencesOf } from './sentences.ts'

test('enum values are shown by their labels, free text as entered', () => {
  expect(
    sentencesOf({
      entity: 'case',
      action: 'changed',
      before: { case_name: 'hello', court_level: 'other_judge', transfer: false, fee_earner: null },
      after: {
        case_name: 'goodbye',
        court_level: 'high_court_judge',
        transfer: true,
        fee_earner: '7d9b5f1e-0000-4000-8000-000000000000',
      },
    }),
  ).toEqual([
    'Case name: hello → goodbye.',
    'Court level: Other judge → High Court judge.',
    'Transfer: no → yes.',
    'Fee earner was changed.',
  ])
})

test('an enhancement is named by its activity, and by its part where the case has parts', () => {
  expect(
    sentencesOf({
      entity: 'tr_enhancement',
      action: 'changed',
      before: { preparation: 0, 'child_arrangement.letter_out': 20 },
      after: { preparation: 40, 'child_arrangement.letter_out': 0 },
    }),
  ).toEqual(['Enhancement of preparation: 0 % → 40 %.', 'Enhancement of letter out (Child Arrangements): 20 % → 0 %.'])
  expect(
    sentencesOf({
      entity: 'enhancement',
      action: 'changed',
      before: { enhancement: null },
      after: { enhancement: 'Novel.' },
    }),
  ).toEqual(['Reasons for enhancement: nothing → Novel..'])
})

test('an undone import of a ledger says which, and what became of its rows', () => {
  const undone = { entity: 'time_ledger', action: 'removed', after: null }
  expect(sentencesOf({ ...undone, before: { file_name: 'March.csv', removed: 58, restored: 1, kept: 0 } })).toEqual([
    'Time ledger March.csv undone: 58 rows removed, 1 row restored.',
  ])
  expect(sentencesOf({ ...undone, before: { file_name: 'March.csv', removed: 0, restored: 0, kept: 0 } })).toEqual([
    'Time ledger March.csv undone: nothing was left to undo.',
  ])
})

test('texts are named by their kind, and long ones truncated', () => {
  expect(
    sentencesOf({ entity: 'comment', action: 'changed', before: { body: 'Where?' }, after: { body: 'When?' } }),
  ).toEqual(['Comment: Where? → When?.'])
  expect(
    sentencesOf({
      entity: 'narrative',
      action: 'changed',
      before: { narrative: null },
      after: { narrative: 'x'.repeat(500) },
    }),
  ).toEqual([`Narrative: nothing → ${'x'.repeat(160)}….`])
  expect(
    sentencesOf({
      entity: 'output',
      action: 'removed',
      before: { file_name: 'A bill.pdf', sha256: 'abc' },
      after: null,
    }),
  ).toEqual(['Document removed: A bill.pdf.'])
  expect(
    sentencesOf({
      entity: 'file',
      action: 'added',
      before: null,
      after: { file_name: 'Order.pdf', folder: '', sha256: 'abc', size: 3 },
    }),
  ).toEqual(['File added: Order.pdf.'])
  expect(
    sentencesOf({
      entity: 'folder',
      action: 'changed',
      before: { file_name: 'March', folder: '' },
      after: { file_name: 'April', folder: 'Orders / 2025' },
    }),
  ).toEqual(['Folder renamed: March → April.', 'Folder moved: April, from the top to Orders / 2025.'])
})
