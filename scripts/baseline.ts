// usage: node scripts/baseline.ts [--check]. Writes the schema as the baseline with which the next one is compared, or,
// with --check, fails where it is not that baseline. Either refuses an element without a description and a change that
// breaks callers without having said so (docs/decisions/0074-schema-baseline.md).
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { typeDefs } from '@costdraft/schema/type-defs.ts'
import { buildSchema, lexicographicSortSchema, printSchema } from 'graphql'
import { undescribed, unsaidChanges, unspecified } from './schema-changes.ts'

const root = resolve(import.meta.dirname, '..')
const baseline = resolve(root, 'packages/schema/schema.graphql')

const schema = lexicographicSortSchema(buildSchema(typeDefs))
const text = `${printSchema(schema)}\n`
const before = existsSync(baseline) ? readFileSync(baseline, 'utf8') : text
const changelog = readFileSync(resolve(root, 'CHANGELOG.md'), 'utf8')

const problems = [
  ...undescribed(schema).map((path) => `${path} has no description.`),
  ...unspecified(schema).map((name) => `${name} does not say what specifies it (@specifiedBy).`),
  ...(await unsaidChanges(buildSchema(before), schema, changelog)),
]
const isChecked = process.argv.includes('--check')
if (problems.length === 0 && isChecked && before !== text)
  problems.push('The schema is not its baseline. Run `npm run baseline`, and commit what it writes.')
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
else if (!isChecked) writeFileSync(baseline, text)
