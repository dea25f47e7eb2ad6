import { tableRights, type TableRights } from '@costdraft/api/row-security/table-rights.ts'
import { expect, test } from 'vitest'
import type { Catalogue } from '../../scripts/firm-keys/catalogue.ts'
import { problemsOf } from '../../scripts/firm-keys/problems.ts'

/** A database with these tables, each with whether all of its rows have a firm; null without the column. */
const databaseOf = (tables: Record<string, boolean | null>): Catalogue => ({
  tables: Object.entries(tables).map(([name, has_firm]) => ({ name, has_firm })),
  unique: [],
  foreign: [{ table: 'user_group_member', columns: ['group_uuid'], to: 'user_group' }],
  ownersFunctions: [],
})
const registry: Record<string, TableRights> = tableRights
const keyProblems = (tables: Record<string, boolean | null>): string[] =>
  problemsOf(registry, databaseOf(tables), [], [])

test('the firm key of a table is what its columns and references show', () => {
  expect(
    keyProblems({ note: true, job: false, secret: null, user_group_member: null, kysely_migration: null }),
  ).toEqual([])
  expect(keyProblems({ invoice: true })).toEqual(['invoice has no firm key.'])
  expect(keyProblems({ note: null })).toEqual(['note has no column client_uuid.'])
  expect(keyProblems({ note: false })).toEqual(['Rows of note may have no firm: say which (exceptFor).'])
  expect(keyProblems({ job: true })).toEqual(['Every row of job has a firm: there is nothing to except.'])
  expect(keyProblems({ secret: true })).toEqual(['secret has a column client_uuid, but is declared to have none.'])
  const without = { ...databaseOf({ user_group_member: null }), foreign: [] }
  expect(problemsOf(registry, without, [], [])).toEqual([
    'group_uuid of user_group_member does not refer to user_group.',
  ])
})

test('a file that runs statements outside a viewer’s transaction is named once, and no other is', () => {
  const works = [{ file: 'cases/cases.ts', within: 'readAll', tables: ['case'], calls: [] }]
  const named = (...files: string[]) =>
    files.map((file) => ({ title: 'Sweeps', sharded: 'By node.', files: { [file]: 'sweeps' } }))
  const none = databaseOf({})
  expect(problemsOf(registry, none, works, named('cases/cases.ts'))).toEqual([])
  expect(problemsOf(registry, none, works, [])).toEqual([
    'cases/cases.ts runs statements outside a viewer’s transaction: name it, with the reason.',
  ])
  expect(problemsOf(registry, none, works, named('cases/cases.ts', 'cases/cases.ts', 'jobs/jobs.ts'))).toEqual([
    'jobs/jobs.ts runs no statement outside a viewer’s transaction any more.',
    'cases/cases.ts is named twice.',
  ])
})
