import { expect, test } from 'vitest'
import { restoredValues, sentencesOf } from './sentences.ts'

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

test('days are shown as they are written here, those in lists too', () => {
  expect(
    sentencesOf({
      entity: 'case',
      action: 'changed',
      before: { end_date: null, days: [] },
      after: { end_date: '2025-03-31', days: ['2025-03-03', '2025-03-04'] },
    }),
  ).toEqual(['End date: nothing → 31/03/2025.', 'Days: nothing → 03/03/2025, 04/03/2025.'])
  expect(restoredValues('case', { end_date: '2025-03-31' }, { end_date: '2025-03-30' }, {})).toMatchObject([
    { now: '31/03/2025', restored: '30/03/2025' },
  ])
})

test('the Senior Courts Costs Office goes by its letters', () => {
  expect(
    sentencesOf({
      entity: 'case',
      action: 'changed',
      before: { court_type: 'county_court', scco_ref: null },
      after: { court_type: 'scco', scco_ref: 'SC-1' },
    }),
  ).toEqual(['Court type: County court → SCCO.', 'SCCO reference: nothing → SC-1.'])
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
  const datedAs = (before: object, after: object) =>
    sentencesOf({
      ...{ entity: 'file', action: 'changed' },
      before: { file_name: 'a.pdf', folder: '', ...before },
      after: { file_name: 'a.pdf', folder: '', ...after },
    })
  expect([datedAs({}, { dated: '2025-01-14' }), datedAs({ dated: '2025-01-14' }, {})]).toEqual([
    ['File dated: a.pdf, nothing → 14/01/2025.'],
    ['File dated: a.pdf, 14/01/2025 → nothing.'],
  ])
})

test('of a record that is named beside it, what was done is said without its name', () => {
  const said = (entity: string, action: string, after: Record<string, unknown> | null = null): string[] =>
    sentencesOf({ entity, action, before: null, after }, { isNamed: true })
  expect([
    said('time_recording', 'added', { time: 1 }),
    said('cost_note', 'removed'),
    said('file', 'restored', { file_name: 'a.pdf' }),
    said('output', 'generated', { file_name: 'a.pdf' }),
    said('time_ledger', 'imported', { added: 12, updated: 3 }),
    said('budget', 'added', { number: 2, grand_total: 1234.5 }),
  ]).toEqual([
    ['Added.'],
    ['Deleted.'],
    ['Restored.'],
    ['Made.'],
    ['Imported: 12 added, 3 changed.'],
    ['Saved: £1,234.50.'],
  ])
  expect(
    sentencesOf({ entity: 'comment', action: 'changed', before: { resolved: false }, after: { resolved: true } }),
  ).toEqual(['Resolved.'])
})

test('hours and pounds have two decimals, and what a uuid refers to is named', () => {
  const uuid = '7d9b5f1e-0000-4000-8000-000000000000'
  const before = { time: 1.2, units: 3, fee_earner: uuid }
  const after = { time: 2, units: 4, fee_earner: null }
  expect(
    sentencesOf({ entity: 'time_recording', action: 'changed', before, after }, { names: { [uuid]: 'Priya Shah' } }),
  ).toEqual(['Time: 1.20 → 2.00.', 'Units: 3 → 4.', 'Fee earner: Priya Shah → nothing.'])
})

test('a restore says what it would change, and nothing that is so already', () => {
  expect(
    restoredValues(
      'time_recording',
      { time: 1.5, description: 'Drafting' },
      { time: 1.2, description: 'Drafting' },
      {},
    ),
  ).toEqual([{ label: 'Time', now: '1.50', restored: '1.20' }])
  expect(
    restoredValues('tr_enhancement', { 'child_arrangement.counsel': 20 }, { 'child_arrangement.counsel': 0 }, {}),
  ).toEqual([{ label: 'Enhancement of counsel (Child Arrangements)', now: '20 %', restored: '0 %' }])
})
