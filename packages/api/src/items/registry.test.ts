import { field } from '@costdraft/schema/field.ts'
import { defineKind, many, one } from '@costdraft/schema/kind.ts'
import { text, Uuid } from '@costdraft/schema/structs.ts'
import { expect, test } from 'vitest'
import { productItems, resources } from './index.ts'
import { registerItems } from './registry.ts'
import { defineResource } from './resource.ts'

const of = { type: 'Note', path: 'note', commentedAs: 'cost_note', hasFiles: false } as const
const body = { body: field(text(3, 100)) }
const note = defineResource({
  kind: defineKind({ ...of, name: 'note', fields: body, parts: {} }),
  columns: { body: 'plain' },
})

test('a table has the name of its kind unless it is given', () => {
  expect([note.table, resources.hearing.table, resources.hearingDisbursement.table]).toEqual([
    'note',
    'hearing',
    'disbursement',
  ])
})

test('two fields in one column are refused; a prefix for the part that has one of them sets them apart', () => {
  const kind = defineKind({
    ...of,
    name: 'note',
    fields: body,
    parts: { reply: one({ wire: 'reply', path: 'reply', fields: body }) },
  })
  const columns = { body: 'plain' } as const
  expect(() => registerItems({ note: defineResource({ kind, columns }) })).toThrow(
    'Two fields of note are stored in the column body.',
  )
  expect(
    registerItems({ note: defineResource({ kind, columns, partPrefixes: { reply: 'reply_' } }) }).all,
  ).toHaveLength(1)
})

test('a child kind without storage or with documents of its own, and a name given twice, are refused', () => {
  const kind = defineKind({ ...of, name: 'letter', fields: body, parts: { notes: many('notes', 'note', note.kind) } })
  const letter = defineResource({ kind, columns: { body: 'plain' } })
  expect(() => registerItems({ letter })).toThrow('No resource is registered for kind note.')
  expect(registerItems({ letter, note }).depth).toBe(1)
  const withFiles = defineResource({ ...note, kind: { ...note.kind, hasFiles: true } })
  const parent = { ...kind, parts: { notes: many('notes', 'note', withFiles.kind) } }
  expect(() => registerItems({ letter: defineResource({ ...letter, kind: parent }), note: withFiles })).toThrow(
    'The kind note is part of another, whose documents are attached to that.',
  )
  expect(() => registerItems({ note, again: note })).toThrow('Two kinds of item have the same name.')
})

test('a reference to what is neither a record nor a registered kind does not compile', () => {
  const kind = defineKind({ ...of, name: 'fee', fields: { type: field(Uuid).to('tariff') }, parts: {} })
  const fee = defineResource({ kind, columns: { type: 'plain' } })
  const type = defineResource({ kind: { ...note.kind, name: 'tariff' as const }, columns: { body: 'plain' } })
  // @ts-expect-error there is no kind `tariff` among these
  registerItems({ fee })
  expect(registerItems({ fee, type }).byName.get('fee')?.kind.fields.type.ref).toBe('tariff')
})

test('any fee ignores the derived keys of every fee, another kind its own alone', () => {
  const keys = (name: string) => [...(registerItems({ ...resources, note }).readOnlyKeys.get(name) ?? [])]
  expect(keys('time_recording')).toEqual(expect.arrayContaining(['units', 'hearing_time', 'estimated', 'total_cost']))
  expect(keys('hearing_disbursement'), 'and what it has from its parent').toEqual([
    ...keys('time_recording'),
    'case_part',
  ])
  expect(keys('note')).not.toContain('units')
  expect(productItems.depth).toBe(1)
})
