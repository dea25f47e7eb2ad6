import { existsSync } from 'node:fs'
import { CHROMIUM, CHROMIUM_MISSING } from '../dev/chromium.ts'
import { GLEWLWYD_MISSING, hasGlewlwyd } from '../dev/glewlwyd.ts'
import { hasPgbouncer, PGBOUNCER_MISSING } from '../dev/pgbouncer.ts'
import { hasMailServer, MAIL_SERVER_MISSING } from '../dev/mail-server.ts'
import { hasObjectGateway, OBJECT_GATEWAY_MISSING } from '../dev/object-gateway.ts'
import { postgresPrograms, POSTGRES_MISSING } from '../dev/postgres.ts'
import { codeChecks, unitTests } from './checks.ts'
import { buildWeb } from './build-web.ts'
import { playwright, runTiers, step, vitest } from './run.ts'
import { tiersOfPaths } from './tiers-of-paths.ts'

// npm test runs every check; npm test -- PATH … runs these files of tests, each in its tier.
const paths = process.argv.slice(2)
if (paths.length > 0) {
  try {
    const tiers = tiersOfPaths(paths)
    if (tiers.some(({ name }) => name !== 'unit')) await buildWeb(console.log)
    await runTiers([tiers])
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

const missing = [
  existsSync(CHROMIUM) ? [] : CHROMIUM_MISSING,
  postgresPrograms() ? [] : POSTGRES_MISSING,
  hasGlewlwyd() ? [] : GLEWLWYD_MISSING,
  hasPgbouncer() ? [] : PGBOUNCER_MISSING,
  hasObjectGateway() ? [] : OBJECT_GATEWAY_MISSING,
  hasMailServer() ? [] : MAIL_SERVER_MISSING,
].flat()
if (missing.length > 0) {
  console.error(missing.join(' '))
  process.exit(1)
}

// Built once here, because the tiers below would otherwise build it concurrently.
await buildWeb(console.log)

/**
 * What depends most on the database engine: its statements, indexes, locks and rights. The journeys run on PGlite as
 * well, and `npm run prove embedded` all the rest.
 */
const onEmbedded = [
  'tests/case-lists-storage',
  'tests/changes-storage',
  'tests/documents-storage',
  'tests/external-ids-storage',
  'tests/notifications-storage',
  'tests/panel-storage',
  'tests/rate-cards-storage',
  'tests/rates-storage',
  'tests/reading-order-storage',
  'tests/revaluation-storage',
  'case-batch',
  'demo-sign-ins',
  'first-hour',
  'health',
  'idempotency',
  'item-queries',
  'jobs-in-turn',
  'row-security',
  'search',
]

/** What a connection that is lent for a transaction could break first; `npm run prove pooler` has all the rest. */
const throughPooler = ['tests/authentication', 'tests/idempotency', 'tests/ledger-import-undo']
/** What stores files, for the object gateway: `npm run prove files` has all the rest. */
const onGateway = ['tests/files-store', 'tests/files.test', 'kill-upload']

/** Tests of time ledgers, which are long: they go in the lane that would end first. */
const LEDGERS = 'tests/ledger'

// Process tests mostly wait and integration tests use half of the CPUs, so they run concurrently. Browser tests use all
// of the CPUs; the few on PostgreSQL go beside the integration tests, which take longest.
await runTiers(
  [
    [
      ...codeChecks,
      unitTests(),
      step('recipes', 'a kind and an area compile as their pages say', 'node', ['scripts/recipes.ts', 'types']),
      step('a few mutants', 'a few mutants of the evaluator are killed', 'node', ['scripts/mutants.ts', 'few']),
      step('a few mutants of prices', 'a few mutants of the costing rules are killed', 'node', [
        'scripts/mutants.ts',
        'costing',
        'few',
      ]),
      vitest('gateway in front of other hosts', ['hosts']),
      vitest('integration on PGlite', ['integration'], {}, onEmbedded),
      vitest('files at the object gateway', ['integration', 'processes'], { FILES: 's3' }, onGateway),
      playwright('browser on PostgreSQL', [], { ON: 'postgres' }),
    ],
    [vitest('integration on PostgreSQL', ['integration'], { ON: 'postgres' }, [`--exclude=${LEDGERS}*.test.ts`])],
    [
      vitest('processes', ['processes']),
      vitest('ledgers on PostgreSQL', ['integration'], { ON: 'postgres' }, [LEDGERS]),
      vitest('integration through PgBouncer', ['integration'], { ON: 'pgbouncer' }, throughPooler),
    ],
  ],
  [[playwright('browser on PGlite')]],
)
