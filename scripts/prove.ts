// npm run prove [name]: checks that take too long for npm test, which runs smaller versions of them.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { onCluster } from './on-cluster.ts'
import { inTurn, playwright, runTiers, step, vitest, type Tier } from './run.ts'

/** The unit tests that have properties. */
function withProperties(): string[] {
  const root = join(import.meta.dirname, '../packages')
  return readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && !file.includes('node_modules'))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes("from 'fast-check'"))
}

/** What may go wrong between a database and a file store, of which `npm test` tries the most likely. */
const PAIRINGS = { PAIRINGS: 'all' }

const proofs: Record<string, Tier> = {
  /** The journeys that `npm test` leaves out or samples. */
  journeys: playwright('journeys', [], { JOURNEYS: 'long' }),
  /** All integration tests on the embedded database. */
  embedded: vitest('embedded', ['integration'], PAIRINGS),
  /** All integration tests on PostgreSQL behind PgBouncer, whose connections are lent for a transaction. */
  pooler: vitest('pooler', ['integration'], { ON: 'pgbouncer' }),
  /** All integration tests with their files at an object gateway, and what is killed while it stores files. */
  files: inTurn('files', [
    vitest('files', ['integration'], { FILES: 's3', ON: 'postgres', ...PAIRINGS }),
    vitest('files: kills', ['processes'], { FILES: 's3' }, ['kill-documents', 'kill-upload']),
  ]),
  /** Every case of the tests that typeset documents. */
  documents: vitest('documents', ['unit'], { DOCUMENTS: 'all' }, ['packages/api/src/outputs/']),
  /** Every property of money, permissions, entry and texts, tried a hundred times as often. */
  sequences: vitest('sequences', ['unit'], { TIMES: '100' }, withProperties()),
  /** A host bends every value of every answer to every operation of the web app, one at a time. */
  bends: vitest('bends', ['hosts'], { BENDS: 'all' }, ['bends.test']),
  /** Every operation of the web app in front of hosts with each addition, without each, and with some of them. */
  additions: vitest('additions', ['integration'], { ADDITIONS: 'all' }, [
    'tests/some-additions',
    'tests/case-with-some-additions',
  ]),
  /** A copy by changes alone after 1,200 acts at random, and a reader beside twenty writers. */
  changes: vitest('changes', ['integration'], { TIMES: '20', ON: 'postgres' }, ['tests/changes-copy']),
  /** Ten thousand codes against a second factor, by somebody who has the password. */
  codes: vitest('codes', ['integration'], { TIMES: '25' }, ['tests/guessed-codes']),
  /** Kills the database and the API while they write. */
  kills: vitest('kills', ['processes'], { KILLS: '25' }),
  /** All that an operator has: people at work while parts are taken away, and the tests of the house unchanged. */
  cluster: inTurn('cluster', [
    vitest('cluster: parts are taken away', ['cluster'], { CLUSTER: 'all' }),
    vitest('cluster: integration', ['integration'], { ON: 'cluster' }, onCluster()),
    playwright('cluster: browser', [], { ON: 'cluster' }),
    step('cluster: figures', 'the figures of a cluster can be measured', 'node', ['scripts/bench.ts', 'cluster'], {
      BENCH: 'small',
    }),
  ]),
  /** LibreOffice recalculates the workbook of every worked bill, and one of ten thousand lines. */
  workbooks: step(
    'workbooks',
    'every workbook is recalculated to the penny',
    'vitest',
    ['run', '--project', 'processes', 'tests/processes/workbooks.test.ts'],
    { WORKBOOKS: 'all' },
  ),
  /** The kind of item and the area of work of the two pages, made from their code blocks in a copy. */
  recipes: step('recipes', 'a kind and an area are added as their pages say', 'node', ['scripts/recipes.ts']),
  /** Mutation tests of the permission check. */
  evaluator: step('evaluator', 'every mutant of the evaluator is killed', 'node', ['scripts/mutants.ts', 'evaluator']),
  /** Mutation tests of the costing rules. */
  costing: step('costing', 'nine in ten mutants of the costing rules are killed', 'node', [
    'scripts/mutants.ts',
    'costing',
  ]),
}

const names = process.argv.slice(2)
const unknown = names.filter((name) => !(name in proofs))
if (unknown.length > 0) {
  console.error(`There is no proof named ${unknown.join(', ')}. Choose from ${Object.keys(proofs).join(', ')}.`)
  process.exit(1)
}
await runTiers([
  Object.entries(proofs)
    .filter(([name]) => names.length === 0 || names.includes(name))
    .map(([, tier]) => tier),
])
